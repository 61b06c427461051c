import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { commentsOf, threadOf } from '#features/comments/comments/api.ts'
import { linkedIn } from '#features/comments/comments/linkedIn.ts'
import { sortOf } from '#features/comments/comments/sort.ts'
import { watchPost } from '#lib/live.ts'
import { isForComments, loadComments } from './loadComments.ts'

/** The comments are fetched together with their post, and updated by events from then on. */
export function useEarlyComments(postId: string) {
  const client = useQueryClient()

  useEffect(() => watchPost(postId), [postId])

  useEffect(() => {
    const search = new URLSearchParams(window.location.search)
    const linked = linkedIn(search)
    if (linked) void client.prefetchInfiniteQuery(threadOf(postId, linked))
    else void client.prefetchInfiniteQuery(commentsOf(postId, sortOf(search.get('sort'))))
    // If it cannot be loaded, the section says so.
    if (isForComments(window.location)) loadComments().catch(() => {})
  }, [client, postId])
}
