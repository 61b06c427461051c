import { userApi } from '@jes/contract/core/users'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

export type PeopleList = 'followers' | 'following'

/** The followers of a member, or whom they follow. */
export function peopleOf(userId: string, list: PeopleList) {
  return pagedQuery(keyFor('lists', 'people', list, userId), (cursor, signal) =>
    call(userApi[list], { params: { id: userId }, query: { cursor } }, signal),
  )
}
