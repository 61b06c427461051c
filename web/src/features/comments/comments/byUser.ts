import { commentApi } from '@jes/contract/comments/comments'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** The comments of a member, newest first, each with the post that it stands under. */
export function commentsByUser(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['commentsBy', userId],
    queryFn: ({ pageParam, signal }) =>
      call(commentApi.ofUser, { params: { userId }, query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}
