import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { me } from '#features/core/viewer/me.ts'
import { messages } from '#features/posts/composer/messages.ts'
import { NewPostPanel } from '#features/posts/publishing/NewPostPanel.tsx'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

const VerifyFirst = lazy(async () => ({
  default: (await import('#features/accounts/auth/VerifyFirst.tsx')).VerifyFirst,
}))

const ScheduledPanel = lazy(async () => ({
  default: (await import('#features/posts/schedule/ScheduledPanel.tsx')).ScheduledPanel,
}))

export function AddPostPage() {
  const text = useText(messages)
  useTitle(text.createPost)

  return (
    <RequireMember>
      <Composing title={text.createPost} />
    </RequireMember>
  )
}

function Composing({ title }: { title: string }) {
  const account = useQuery(me())
  const user = account.data?.user
  const [search] = useSearchParams()
  const scheduledId = search.get('scheduled')
  if (user?.isVerified && scheduledId)
    return (
      <Suspense>
        <ScheduledPanel key={scheduledId} id={scheduledId} author={user} />
      </Suspense>
    )
  if (user?.isVerified) return <NewPostPanel key={user._id} author={user} />

  return (
    <>
      <PageHeader title={title} back="/" />
      {user ? (
        <Suspense>
          <VerifyFirst />
        </Suspense>
      ) : account.error ? (
        <FailedState reason={account.error.message} onRetry={() => void account.refetch()} />
      ) : (
        <SkeletonGroup>
          <Skeleton height="20rem" />
        </SkeletonGroup>
      )}
    </>
  )
}
