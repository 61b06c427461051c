import type { StepUp } from '@jes/contract/accounts/stepUp'
import { adminMemberApi, type StaffUserDetail } from '@jes/contract/staff/adminMembers'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ADMIN, askDeskAnew } from '#features/staff/admin/api.ts'
import { ApiError, call } from '#lib/api.ts'

type RoleChange = StepUp & { role: StaffUserDetail['role']; reason: string }

/** What the staff knows of a member, or null: there is none of that id. */
export function staffUserOf(id: string) {
  return queryOptions({
    queryKey: [...ADMIN, 'user', id],
    queryFn: ({ signal }) =>
      call(adminMemberApi.user, { params: { id } }, signal).catch(nullIfAbsent),
  })
}

export async function setRole(client: QueryClient, id: string, body: RoleChange) {
  await call(adminMemberApi.setRole, { params: { id }, body })
  void askDeskAnew(client)
}

/** Signs a member out everywhere. */
export async function endSessions(client: QueryClient, id: string, reason: string) {
  await call(adminMemberApi.endSessions, { params: { id }, body: { reason } })
  void askDeskAnew(client)
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
  throw error
}
