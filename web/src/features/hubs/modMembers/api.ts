import type { HubRole } from '@jes/contract/hubs/hubs'
import { membershipApi } from '@jes/contract/hubs/memberships'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** Who is banned from a hub. */
export function bansOf(hub: string) {
  return infiniteQueryOptions({
    queryKey: ['hubBans', hub],
    queryFn: ({ pageParam, signal }) =>
      call(membershipApi.bans, { params: { id: hub }, query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** `owner` hands the hub over, and the one who did is a moderator from then on. */
export async function setRole(client: QueryClient, hub: string, userId: string, role: HubRole) {
  await call(membershipApi.change, { params: { id: hub, userId }, body: { role } })
  void client.invalidateQueries({ queryKey: ['hubMembers'] })
  void client.invalidateQueries({ queryKey: ['hub'] })
  void client.invalidateQueries({ queryKey: ['modlog'] })
}
