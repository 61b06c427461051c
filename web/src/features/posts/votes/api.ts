import { type Direction, voteApi } from '@jes/contract/posts/votes'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** The posts of others that I voted for. */
export function votedPosts(direction: Direction) {
  return pagedQuery(keyFor('lists', 'posts', 'voted', direction), (cursor, signal) =>
    call(voteApi.list, { query: { direction, cursor } }, signal),
  )
}
