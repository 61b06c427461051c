import { type HubRequest, membershipApi } from '@jes/contract/hubs/memberships'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

type Requests = InfiniteData<{ requests: HubRequest[]; nextCursor: string | null }>

/** Requests to join, the oldest first. */
export function requestsOf(hub: string) {
  return pagedQuery(keyFor('team', 'requests', hub), (cursor, signal) =>
    call(membershipApi.requests, { params: { id: hub }, query: { cursor } }, signal),
  )
}

/** The row is removed at once; if refused, it is back. */
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
  void client.invalidateQueries({ queryKey: keyFor('hub') })
  void client.invalidateQueries({ queryKey: keyFor('hub members') })
  void client.invalidateQueries({ queryKey: keyFor('team', 'log') })
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
