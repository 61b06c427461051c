import type { StepUp } from '@jes/contract/accounts/stepUp'
import type { VerifiedAs } from '@jes/contract/core/users'
import { adminMemberApi, type StaffUserDetail } from '@jes/contract/staff/adminMembers'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { refetchAdmin } from '#features/staff/admin/api.ts'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

type RoleChange = StepUp & { role: StaffUserDetail['role']; reason: string }

/** A member as the staff sees them, or null: there is none with that id. */
export function staffUserOf(id: string) {
  return queryOptions({
    queryKey: keyFor('desk', 'user', id),
    queryFn: ({ signal }) =>
      call(adminMemberApi.user, { params: { id } }, signal).catch(nullIfAbsent),
  })
}

export async function setRole(client: QueryClient, id: string, body: RoleChange) {
  await call(adminMemberApi.setRole, { params: { id }, body })
  void refetchAdmin(client)
}

/** Signs a member out everywhere. */
export async function endSessions(client: QueryClient, id: string, reason: string) {
  await call(adminMemberApi.endSessions, { params: { id }, body: { reason } })
  void refetchAdmin(client)
}

type Verification = { as: VerifiedAs | null; reason: string }

export async function setVerification(client: QueryClient, id: string, body: Verification) {
  await call(adminMemberApi.setVerification, { params: { id }, body })
  void refetchAdmin(client)
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
  throw error
}
