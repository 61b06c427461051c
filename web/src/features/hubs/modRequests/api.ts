import { type HubRequest, membershipApi } from '@jes/contract/hubs/memberships'
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

type Requests = InfiniteData<{ requests: HubRequest[]; nextCursor: string | null }>

/** Who asks to come in, the oldest first. */
export function requestsOf(hub: string) {
  return infiniteQueryOptions({
    queryKey: ['hubRequests', hub],
    queryFn: ({ pageParam, signal }) =>
      call(membershipApi.requests, { params: { id: hub }, query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** The row goes at once; refused, it is back. */
export async function answer(client: QueryClient, hub: string, userId: string, approve: boolean) {
  const key = requestsOf(hub).queryKey
  const before = client.getQueryData<Requests>(key)
  client.setQueryData<Requests>(key, (list) => list && without(list, userId))
  try {
    await call(membershipApi.answer, { params: { id: hub }, body: { userId, approve } })
  } catch (error) {
    client.setQueryData(key, before)
    throw error
  }
  void client.invalidateQueries({ queryKey: ['hub'] })
  void client.invalidateQueries({ queryKey: ['hubMembers'] })
  void client.invalidateQueries({ queryKey: ['modlog'] })
}

function without(list: Requests, userId: string): Requests {
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      requests: page.requests.filter(({ user }) => user._id !== userId),
    })),
  }
}
