import { membershipApi } from '@jes/contract/hubs/memberships'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** Who is in a hub: the team first, then the newest. */
export function membersOf(hubId: string, q: string) {
  return infiniteQueryOptions({
    queryKey: ['hubMembers', hubId, q],
    queryFn: ({ pageParam, signal }) =>
      call(
        membershipApi.members,
        { params: { id: hubId }, query: { ...(q && { q }), cursor: pageParam } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}
