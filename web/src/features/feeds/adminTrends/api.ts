import { trendingApi } from '@jes/contract/feeds/trending'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** What is hidden, and what waits to be looked at. */
export function heldTrends() {
  return queryOptions({
    queryKey: ['trending', 'held'],
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

/** All that names what trends: the lists, the card, and Explore when somebody next goes there. */
export async function askAnew(client: QueryClient) {
  client.removeQueries({ queryKey: ['explore'], type: 'inactive' })
  await client.invalidateQueries({ queryKey: ['trending'] })
}
