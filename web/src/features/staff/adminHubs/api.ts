import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { ADMIN, askDeskAnew } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'

export const STATES = ['open', 'closed', 'removed'] as const
export type HubState = (typeof STATES)[number]

/** JeHubs of one state, latest first, or by name. */
export function staffHubs(state: HubState, q: string) {
  return infiniteQueryOptions({
    queryKey: [...ADMIN, 'hubs', state, q],
    queryFn: ({ pageParam, signal }) =>
      call(adminMemberApi.hubs, { query: { state, q, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

export async function handOver(client: QueryClient, id: string, username: string, reason: string) {
  await call(adminMemberApi.handOverHub, { params: { id }, body: { username, reason } })
  void askDeskAnew(client)
}
