import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** As many as a select can hold. */
const MOST_STAFF = 50

export type AuditFilter = { by: string; action: string }

/** The staff's actions, latest first; filtered by person or kind. */
export function auditOf({ by, action }: AuditFilter) {
  return pagedQuery(keyFor('desk', 'audit', by, action), (cursor, signal) =>
    call(
      adminMemberApi.audit,
      { query: { cursor, ...(by && { by }), ...(action && { action }) } },
      signal,
    ),
  )
}

/** Who may have acted. */
export function staff() {
  return queryOptions({
    queryKey: keyFor('desk', 'staff'),
    queryFn: ({ signal }) =>
      call(adminMemberApi.users, { query: { filter: 'staff', limit: MOST_STAFF } }, signal),
    select: ({ users }) => users,
  })
}

export function verifyChain() {
  return call(adminMemberApi.verifyAudit, {})
}
