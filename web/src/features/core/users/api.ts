import { userApi } from '@jes/contract/core/users'
import { type PostPage, postApi } from '@jes/contract/posts/posts'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** A member by id or username, or null: there is nobody of that name. */
export function userOf(id: string) {
  return queryOptions({
    queryKey: keyFor('user', id),
    queryFn: ({ signal }) => call(userApi.find, { params: { id } }, signal).catch(nullIfAbsent),
  })
}

/** A member's posts, pinned ones first; visitors see the public ones. */
export function postsOf(userId: string) {
  return pagedQuery(keyFor('lists', 'posts', 'of', userId), (cursor, signal) =>
    call(postApi.ofUser, { params: { userId }, query: { cursor } }, signal),
  )
}

/** Their clips, newest first. */
export function clipsOfUser(userId: string) {
  return pagedQuery(keyFor('lists', 'posts', 'clips of', userId), (cursor, signal) =>
    call(postApi.ofUser, { params: { userId }, query: { kind: 'clip', cursor } }, signal),
  )
}

const none: PostPage = { ads: [], nextCursor: null }

/**
 * My own posts. By the specification this call returns an empty list, without a request, if id or token is missing.
 */
export function adsOfUser(userId: string, token: string | null) {
  return userId && token ? postsOf(userId) : { ...postsOf(userId), queryFn: () => none }
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
