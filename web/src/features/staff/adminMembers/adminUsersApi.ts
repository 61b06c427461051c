import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { ADMIN } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'

export const FILTERS = ['all', 'staff', 'suspended', 'new', 'leaving'] as const
export type UserFilter = (typeof FILTERS)[number]

/** Members of one sort, latest first, or by name. */
export function usersOf(filter: UserFilter, q: string) {
  return infiniteQueryOptions({
    queryKey: [...ADMIN, 'users', filter, q],
    queryFn: ({ pageParam, signal }) =>
      call(adminMemberApi.users, { query: { filter, q, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}
