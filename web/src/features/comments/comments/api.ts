import { type CommentPage, type CommentSort, commentApi } from '@jes/contract/comments/comments'
import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { changePost } from '#features/core/postActions/cache.ts'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** Nothing moves while somebody reads: changes come by events, or by `changesSince`. */
const still = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}

export function commentsOf(postId: string, sort: CommentSort) {
  return {
    ...pagedQuery(keyFor('comments', postId, 'all', sort), async (cursor, signal, client) => {
      const query = { sort, cursor }
      const page = await call(commentApi.list, { params: { adId: postId }, query }, signal)
      if (isLatest(client, postId, page.at))
        changePost(client, postId, (post) => ({ ...post, commentCount: page.total }))
      return page
    }),
    ...still,
    placeholderData: keepPreviousData,
  }
}

/** One comment with its parents and replies; empty if it does not exist. */
export function threadOf(postId: string, comment: string) {
  return {
    ...pagedQuery(keyFor('comments', postId, 'thread', comment), (_, signal) =>
      call(commentApi.list, { params: { adId: postId }, query: { comment } }, signal).catch(
        noneIfAbsent,
      ),
    ),
    ...still,
  }
}

/** Whether this is the latest known count of a post's comments: replies and events overtake each other. */
export function isLatest(client: QueryClient, postId: string, at: string) {
  const key = keyFor('comment total at', postId)
  const isLate = Date.parse(client.getQueryData<string>(key) ?? at) > Date.parse(at)
  if (!isLate) client.setQueryData(key, at)
  return !isLate
}

function noneIfAbsent(error: unknown): CommentPage {
  if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 400)) throw error
  const at = new Date().toISOString()
  return { comments: [], currentPage: 1, totalPages: 1, total: 0, nextCursor: null, at }
}
