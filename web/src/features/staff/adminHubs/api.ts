import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import type { QueryClient } from '@tanstack/react-query'
import { refetchAdmin } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

export const STATES = ['open', 'closed', 'removed'] as const
export type HubState = (typeof STATES)[number]

/** JeHubs of one state, latest first, or by name. */
export function staffHubs(state: HubState, q: string) {
  return pagedQuery(keyFor('desk', 'hubs', state, q), (cursor, signal) =>
    call(adminMemberApi.hubs, { query: { state, q, cursor } }, signal),
  )
}

export async function handOver(client: QueryClient, id: string, username: string, reason: string) {
  await call(adminMemberApi.handOverHub, { params: { id }, body: { username, reason } })
  void refetchAdmin(client)
}
