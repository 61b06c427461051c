import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { ClipPanel } from '#features/clips/clipForm/ClipPanel.tsx'
import { messages } from '#features/clips/clipForm/messages.ts'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

const VerifyFirst = lazy(async () => ({
  default: (await import('#features/accounts/auth/VerifyFirst.tsx')).VerifyFirst,
}))

export function AddClipPage() {
  const text = useText(messages)
  useTitle(text.create)

  return (
    <RequireMember>
      <PageHeader title={text.create} back="/" />
      <Making />
    </RequireMember>
  )
}

function Making() {
  const account = useQuery(me())
  const user = account.data?.user
  if (user?.isVerified) {
    const { clipBytes, clipMs } = user.premium.can
    return <ClipPanel key={user._id} author={user} limits={{ bytes: clipBytes, ms: clipMs }} />
  }
  if (user)
    return (
      <Suspense>
        <VerifyFirst />
      </Suspense>
    )
  if (account.error)
    return <FailedState reason={account.error.message} onRetry={() => void account.refetch()} />
  return (
    <SkeletonGroup>
      <Skeleton height="20rem" />
    </SkeletonGroup>
  )
}
