import { membershipApi, type NewInvite } from '@jes/contract/hubs/memberships'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** The open invitations of a hub. */
export function invitesOf(hub: string) {
  return pagedQuery(keyFor('team', 'invites', hub), (cursor, signal) =>
    call(membershipApi.invites, { params: { id: hub }, query: { cursor } }, signal),
  )
}

export async function invite(client: QueryClient, hub: string, body: NewInvite) {
  const made = await call(membershipApi.invite, { params: { id: hub }, body })
  void client.invalidateQueries({ queryKey: invitesOf(hub).queryKey })
  return made.invite
}

export async function revoke(client: QueryClient, hub: string, inviteId: string) {
  await call(membershipApi.revoke, { params: { id: hub, inviteId } })
  await client.invalidateQueries({ queryKey: invitesOf(hub).queryKey })
}
