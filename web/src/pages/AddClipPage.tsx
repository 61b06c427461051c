import { useQuery } from '@tanstack/react-query'
import { me } from '#features/auth/me.ts'
import { RequireMember } from '#features/auth/RequireMember.tsx'
import { PostingOff } from '#features/posts/PostingOff.tsx'
import { messages } from '#features/posts/postingMessages.ts'
import { VerifyFirst } from '#features/posts/VerifyFirst.tsx'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

export function AddClipPage() {
  const text = useText(messages)
  const account = useQuery(me())
  useTitle(text.createClip)

  return (
    <RequireMember>
      <PageHeader title={text.createClip} back="/" />
      {account.isLoading ? (
        <SkeletonGroup>
          <Skeleton height="20rem" />
        </SkeletonGroup>
      ) : account.data?.user.emailVerified === false ? (
        <VerifyFirst />
      ) : (
        <PostingOff />
      )}
    </RequireMember>
  )
}
