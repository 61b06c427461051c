import { commentApi } from '@jes/contract/comments/comments'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** A member's comments, newest first, each with its post. */
export function commentsByUser(userId: string) {
  return pagedQuery(keyFor('comments by', userId), (cursor, signal) =>
    call(commentApi.ofUser, { params: { userId }, query: { cursor } }, signal),
  )
}
