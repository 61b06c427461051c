import { useQuery } from '@tanstack/react-query'
import { userOf } from '#features/core/users/api.ts'
import { useText } from '#lib/language.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx'
import { messages } from './messages.ts'
import { ThirdScreen } from './ThirdScreen.tsx'
import type { Walk } from './useWalk.ts'

type Props = { userId: string; walk: Walk }

/** The third screen changes the profile, and waits for it. */
export function LastStep({ userId, walk }: Props) {
  const text = useText(messages)
  const profile = useQuery(userOf(userId))
  if (profile.isError)
    return <FailedState reason={text.failed} heading="h1" onRetry={() => void profile.refetch()} />
  if (!profile.data) return <FullScreenLoader />
  return <ThirdScreen profile={profile.data} walk={walk} />
}
