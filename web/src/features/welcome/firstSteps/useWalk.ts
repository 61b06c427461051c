import type { FirstStep, FirstStepsChange } from '@jes/contract/welcome/firstSteps'
import { useQueryClient } from '@tanstack/react-query'
import { navigate } from '#lib/history.ts'
import { keyFor } from '#lib/keys.ts'
import { useSaveFirstSteps } from './api.ts'

export type Walk = {
  save: (change: FirstStepsChange) => void
  goTo: (step: FirstStep) => void
  finish: () => void
}

/** From step to step: the address says which is shown, the server where to go on another day. */
export function useWalk(next: string): Walk {
  const client = useQueryClient()
  const { mutate } = useSaveFirstSteps()

  function goTo(step: FirstStep) {
    mutate({ step })
    navigate(`/welcome?${new URLSearchParams({ step: String(step), next })}`)
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  function finish() {
    mutate({ step: 1, isDone: true })
    // Home is read anew, with the people and hubs that were just chosen.
    client.removeQueries({ queryKey: keyFor('lists', 'posts', 'feed') })
    navigate(next, { replace: true })
  }

  return { save: mutate, goTo, finish }
}
