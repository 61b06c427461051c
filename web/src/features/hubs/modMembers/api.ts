import type { HubRole } from '@jes/contract/hubs/hubs'
import { membershipApi } from '@jes/contract/hubs/memberships'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** Bans of a hub. */
export function bansOf(hub: string) {
  return pagedQuery(keyFor('team', 'bans', hub), (cursor, signal) =>
    call(membershipApi.bans, { params: { id: hub }, query: { cursor } }, signal),
  )
}

/** `owner` hands the hub over; the former owner becomes a moderator. */
export async function setRole(client: QueryClient, hub: string, userId: string, role: HubRole) {
  await call(membershipApi.change, { params: { id: hub, userId }, body: { role } })
  void client.invalidateQueries({ queryKey: keyFor('hub members') })
  void client.invalidateQueries({ queryKey: keyFor('hub') })
  void client.invalidateQueries({ queryKey: keyFor('team', 'log') })
}
