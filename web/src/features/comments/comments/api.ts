import { type CommentPage, type CommentSort, commentApi } from '@jes/contract/comments/comments'
import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { changePost } from '#features/core/postActions/cache.ts'
import { ApiError, call } from '#lib/api.ts'

/** Nothing moves under the eyes: what happens meanwhile is told, or asked for by `changesSince`. */
const still = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: CommentPage) => page.nextCursor ?? undefined,
}

/** Every list of comments under a post has a key that begins so. */
export function listsKey(postId: string) {
  return ['comments', postId] as const
}

export function commentsOf(postId: string, sort: CommentSort) {
  return infiniteQueryOptions({
    ...still,
    queryKey: [...listsKey(postId), 'all', sort],
    queryFn: async ({ client, pageParam, signal }) => {
      const query = { sort, cursor: pageParam }
      const page = await call(commentApi.list, { params: { adId: postId }, query }, signal)
      if (isLatest(client, postId, page.at))
        changePost(client, postId, (post) => ({ ...post, commentCount: page.total }))
      return page
    },
    placeholderData: keepPreviousData,
  })
}

/** One comment with what it answers and what answers it; no comment at all where it is not there. */
export function threadOf(postId: string, comment: string) {
  return infiniteQueryOptions({
    ...still,
    queryKey: [...listsKey(postId), 'thread', comment],
    queryFn: ({ signal }) =>
      call(commentApi.list, { params: { adId: postId }, query: { comment } }, signal).catch(
        noneIfAbsent,
      ),
  })
}

/** Whether the server has said nothing later of how many comments a post has: answers and events overtake each other. */
export function isLatest(client: QueryClient, postId: string, at: string) {
  const key = ['commentTotalAt', postId]
  const isLate = Date.parse(client.getQueryData<string>(key) ?? at) > Date.parse(at)
  if (!isLate) client.setQueryData(key, at)
  return !isLate
}

function noneIfAbsent(error: unknown): CommentPage {
  if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 400)) throw error
  const at = new Date().toISOString()
  return { comments: [], currentPage: 1, totalPages: 1, total: 0, nextCursor: null, at }
}
