import type { FirstStep } from '@jes/contract/welcome/firstSteps'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx'
import { firstSteps } from './api.ts'
import { messages } from './messages.ts'
import { useWalk } from './useWalk.ts'

// Each screen comes when it is reached.
const FirstScreen = lazy(async () => ({
  default: (await import('./FirstScreen.tsx')).FirstScreen,
}))
const SecondScreen = lazy(async () => ({
  default: (await import('./SecondScreen.tsx')).SecondScreen,
}))
const LastStep = lazy(async () => ({ default: (await import('./LastStep.tsx')).LastStep }))

type Props = {
  userId: string
  /** The step of the address; else it goes on where it was left. */
  step: FirstStep | null
  /** Where it leads in the end. */
  next: string
}

/** The three screens after the sign-up. */
export function FirstStepsWalk({ userId, step, next }: Props) {
  const text = useText(messages)
  const steps = useQuery(firstSteps())
  const isUnseen = useQuery(me()).data?.user.firstSteps === 'unseen'
  const walk = useWalk(next)
  const { save } = walk
  const begins = steps.data?.step

  // Whoever closes the browser now comes back here.
  useEffect(() => {
    if (isUnseen && begins) save({ step: begins })
  }, [isUnseen, begins, save])

  if (steps.isError)
    return <FailedState reason={text.failed} heading="h1" onRetry={() => void steps.refetch()} />
  if (!steps.data) return <FullScreenLoader />

  const shown = step ?? steps.data.step
  return (
    <Suspense fallback={<FullScreenLoader />}>
      {shown === 1 && <FirstScreen walk={walk} />}
      {shown === 2 && <SecondScreen steps={steps.data} walk={walk} />}
      {shown === 3 && <LastStep userId={userId} walk={walk} />}
    </Suspense>
  )
}
