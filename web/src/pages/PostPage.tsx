import { postPath } from '@jes/contract/core/postPath'
import { postApi } from '@jes/contract/posts/posts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import {
  CommentPlace,
  loadRenderedComments,
} from '#features/comments/commentSection/CommentPlace.tsx'
import { useEarlyComments } from '#features/comments/commentSection/useEarlyComments.ts'
import { countView } from '#features/core/postActions/countView.ts'
import { postOf } from '#features/core/postActions/postOf.ts'
import { PostWhen } from '#features/posts/editHistory/PostWhen.tsx'
import { PostArticle } from '#features/posts/posts/PostArticle.tsx'
import { PostsPending } from '#features/posts/posts/PostsPending.tsx'
import { messages } from '#features/posts/posts/pageMessages.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { useParams, usePlace } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

const NotHere = lazy(async () => ({
  default: (await import('#features/search/search/NotHere.tsx')).NotHere,
}))
const FailedState = lazy(async () => ({
  default: (await import('#ui/FailedState.tsx')).FailedState,
}))

export function PostPage() {
  const text = useText(messages)
  const { id = '' } = useParams()
  const client = useQueryClient()
  const place = usePlace()
  const { data: post, ...query } = useQuery(postOf(client, id))
  const path = post ? postPath(post) : null
  useTitle(post?.title ?? text.post)
  useEarlyComments(id)

  useEffect(() => {
    if (path && path !== place.pathname)
      navigate(path + place.search + place.hash, { replace: true, keepsScroll: true })
  }, [path, place.pathname, place.search, place.hash])

  const isThere = post != null && post.kind !== 'clip'
  useEffect(() => {
    if (isThere) void countView(client, postApi.view, id)
  }, [client, id, isThere])

  if (query.isLoadingError)
    return (
      <Suspense>
        <FailedState
          heading="h1"
          reason={query.error.message}
          onRetry={() => void query.refetch()}
        />
      </Suspense>
    )
  if (post === null)
    return (
      <Suspense>
        <NotHere />
      </Suspense>
    )

  return (
    <>
      <PageHeader title={text.post} back="/" heading={post ? 'p' : 'h1'} />
      {post && isThere ? (
        <>
          <PostArticle
            post={post}
            when={<PostWhen post={post} />}
            onRemoved={() => navigate(place.index > 0 ? -1 : '/')}
          />
          <CommentPlace key={post._id} post={post} />
        </>
      ) : (
        <PostsPending cards={1} />
      )}
    </>
  )
}

PostPage.load = loadRenderedComments
