import { editPath, postPath } from '@jes/contract/core/postPath'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { postOf } from '#features/core/postActions/postOf.ts'
import { messages } from '#features/posts/composer/messages.ts'
import { EditPostPanel } from '#features/posts/publishing/EditPostPanel.tsx'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { useParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { Navigate } from '#ui/Navigate.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

const NotHere = lazy(async () => ({
  default: (await import('#features/search/search/NotHere.tsx')).NotHere,
}))

export function EditPostPage() {
  const { id = '' } = useParams()
  return (
    <RequireMember>
      <Editing key={id} id={id} />
    </RequireMember>
  )
}

/** The id decides; without the permission to edit it looks like an unknown page. */
function Editing({ id }: { id: string }) {
  const text = useText(messages)
  const client = useQueryClient()
  const { data: post, error, isPlaceholderData, refetch } = useQuery(postOf(client, id))
  const address = post && post.kind !== 'clip' ? editPath(post) : null
  useTitle(text.editPost)

  const correctAddress = useEffectEvent(() => {
    const isWrong = address && decodeURI(location.pathname) !== decodeURI(address)
    if (isWrong) navigate(address, { replace: true, keepsScroll: true })
  })
  // Once, when the post is loaded: a title changed by saving must not redirect somebody who is on the way to the
  // post.
  const isKnown = address !== null
  useEffect(() => {
    if (isKnown) correctAddress()
  }, [isKnown])

  if (post?.kind === 'clip') return <Navigate to={postPath(post)} />
  if (post?.canEdit && !isPlaceholderData) return <EditPostPanel post={post} />
  if (post === null || (post && !post.canEdit))
    return (
      <Suspense>
        <NotHere />
      </Suspense>
    )
  return (
    <>
      <PageHeader title={text.editPost} back="/" />
      {error ? (
        <FailedState reason={error.message} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup>
          <Skeleton height="20rem" />
        </SkeletonGroup>
      )}
    </>
  )
}
