import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ADMIN } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'

/** As many as a list to choose from can hold. */
const MOST_STAFF = 50

export type AuditFilter = { by: string; action: string }

/** What the staff did, latest first; of one person or of one kind where it is asked for. */
export function auditOf({ by, action }: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: [...ADMIN, 'audit', by, action],
    queryFn: ({ pageParam, signal }) =>
      call(
        adminMemberApi.audit,
        { query: { cursor: pageParam, ...(by && { by }), ...(action && { action }) } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** Who can have done something. */
export function staff() {
  return queryOptions({
    queryKey: [...ADMIN, 'staff'],
    queryFn: ({ signal }) =>
      call(adminMemberApi.users, { query: { filter: 'staff', limit: MOST_STAFF } }, signal),
    select: ({ users }) => users,
  })
}

export function verifyChain() {
  return call(adminMemberApi.verifyAudit, {})
}
