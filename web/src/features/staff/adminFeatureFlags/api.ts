import { adminMemberApi, type FlagKey } from '@jes/contract/staff/adminMembers'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { refetchAdmin } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** The feature flags. */
export function flags() {
  return queryOptions({
    queryKey: keyFor('desk', 'flags'),
    queryFn: ({ signal }) => call(adminMemberApi.flags, {}, signal),
    select: ({ flags }) => flags,
  })
}

export async function setFlag(client: QueryClient, key: FlagKey, isOn: boolean, reason: string) {
  await call(adminMemberApi.setFlag, { params: { key }, body: { isOn, reason } })
  await refetchAdmin(client)
}
