import { membershipApi, type NewInvite } from '@jes/contract/hubs/memberships'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** The open invitations of a hub. */
export function invitesOf(hub: string) {
  return infiniteQueryOptions({
    queryKey: ['hubInvites', hub],
    queryFn: ({ pageParam, signal }) =>
      call(membershipApi.invites, { params: { id: hub }, query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
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
