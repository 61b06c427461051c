import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

export const FILTERS = ['all', 'staff', 'suspended', 'new', 'leaving'] as const
export type UserFilter = (typeof FILTERS)[number]

/** Members of one sort, latest first, or by name. */
export function usersOf(filter: UserFilter, q: string) {
  return pagedQuery(keyFor('desk', 'users', filter, q), (cursor, signal) =>
    call(adminMemberApi.users, { query: { filter, q, cursor } }, signal),
  )
}
