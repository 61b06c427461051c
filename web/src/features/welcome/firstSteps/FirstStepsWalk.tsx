import type { FirstStep } from '@jes/contract/welcome/firstSteps'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userOf } from '#features/core/users/api.ts'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx'
import { firstSteps } from './api.ts'
import { FirstScreen } from './FirstScreen.tsx'
import { messages } from './messages.ts'
import { SecondScreen } from './SecondScreen.tsx'
import { ThirdScreen } from './ThirdScreen.tsx'
import { useWalk } from './useWalk.ts'

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
  const profile = useQuery(userOf(userId))
  const isUnseen = useQuery(me()).data?.user.firstSteps === 'unseen'
  const walk = useWalk(next)
  const { save } = walk

  // Whoever closes the browser now comes back here.
  useEffect(() => {
    if (isUnseen) save({ step: 1 })
  }, [isUnseen, save])

  if (steps.isError || profile.isError)
    return (
      <FailedState
        reason={text.failed}
        heading="h1"
        onRetry={() => {
          void steps.refetch()
          void profile.refetch()
        }}
      />
    )
  if (!steps.data || !profile.data) return <FullScreenLoader />

  const shown = step ?? steps.data.step
  if (shown === 1) return <FirstScreen walk={walk} />
  if (shown === 2) return <SecondScreen steps={steps.data} walk={walk} />
  return <ThirdScreen profile={profile.data} walk={walk} />
}
