import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from '#lib/router.tsx'
import { toast } from '#lib/toasts.ts'
import { loadAround } from './api.ts'

/** Brings a message of the talk into sight, and marks it for a moment; what is far away is loaded first. */
export function useJump(talkId: string, scroller: RefObject<HTMLElement | null>) {
  const client = useQueryClient()
  const [target, setTarget] = useState<number | null>(null)

  useEffect(() => {
    const found = target !== null && elementOf(target)
    if (!found) return
    setTarget(null)
    found.scrollIntoView({ block: 'center' })
    // Set anew, the mark is shown again.
    delete found.dataset.found
    requestAnimationFrame(() => {
      found.dataset.found = ''
    })
  })

  return async function jump(seq: number) {
    try {
      if (!elementOf(seq)) await loadAround(client, talkId, seq)
      setTarget(seq)
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }

  function elementOf(seq: number) {
    return scroller.current?.querySelector<HTMLElement>(`[data-message="${seq}"]`)
  }
}

/** The address may name a message, as a found one does: `?at=12`. */
export function useJumpToAddress(jump: (seq: number) => Promise<void>, isReady: boolean) {
  const [params] = useSearchParams()
  const seq = Number(params.get('at'))
  const go = useEffectEvent(jump)

  useEffect(() => {
    if (isReady && Number.isInteger(seq) && seq > 0) void go(seq)
  }, [isReady, seq])
}
