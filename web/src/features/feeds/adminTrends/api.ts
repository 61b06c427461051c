import { trendingApi } from '@jes/contract/feeds/trending'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** Hidden hashtags, and those that wait for review. */
export function heldTrends() {
  return queryOptions({
    queryKey: keyFor('trends', 'held'),
    queryFn: ({ signal }) => call(trendingApi.held, {}, signal),
    select: ({ trending }) => trending,
  })
}

export function hideTrend(hashtag: string, reason: string) {
  return call(trendingApi.hide, { body: { hashtag, reason } })
}

export function showTrend(hashtag: string) {
  return call(trendingApi.show, { body: { hashtag } })
}

/** Refetches everything with trends: the lists, the card, and Explore when it is next opened. */
export async function refetchTrends(client: QueryClient) {
  client.removeQueries({ queryKey: keyFor('explore'), type: 'inactive' })
  await client.invalidateQueries({ queryKey: keyFor('trends') })
}
