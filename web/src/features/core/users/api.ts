import { userApi } from '@jes/contract/core/users'
import { type PostPage, postApi } from '@jes/contract/posts/posts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'

/** A member by id or username, or null: there is nobody of that name. */
export function userOf(id: string) {
  return queryOptions({
    queryKey: ['users', id],
    queryFn: ({ signal }) => call(userApi.find, { params: { id } }, signal).catch(nullIfAbsent),
  })
}

/** The posts of a member, the pinned one first; a visitor is shown the public ones. */
export function postsOf(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['posts', 'of', userId],
    queryFn: ({ pageParam, signal }) =>
      call(postApi.ofUser, { params: { userId }, query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** Their clips, newest first. */
export function clipsOfUser(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['posts', 'clips of', userId],
    queryFn: ({ pageParam, signal }) =>
      call(
        postApi.ofUser,
        { params: { userId }, query: { kind: 'clip', cursor: pageParam } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

const none: PostPage = { ads: [], nextCursor: null }

/** My own posts. The specification has this call answer an empty list, unasked, where id or token is missing. */
export function adsOfUser(userId: string, token: string | null) {
  return userId && token ? postsOf(userId) : { ...postsOf(userId), queryFn: () => none }
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
