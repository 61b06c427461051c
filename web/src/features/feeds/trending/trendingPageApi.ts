import { trendingApi } from '@jes/contract/feeds/trending'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** The fastest rising posts, page after page. */
export function risingPosts() {
  return pagedQuery(keyFor('lists', 'posts', 'rising'), (cursor, signal) =>
    call(trendingApi.posts, { query: { cursor } }, signal),
  )
}

/** The most popular clips. */
export function risingClips() {
  return pagedQuery(keyFor('lists', 'posts', 'rising clips'), (cursor, signal) =>
    call(trendingApi.clips, { query: { cursor } }, signal),
  )
}

/** The hubs with the most growth and activity. */
export function risingHubs() {
  return queryOptions({
    queryKey: keyFor('lists', 'hubs', 'rising'),
    queryFn: ({ signal }) => call(trendingApi.hubs, { query: {} }, signal),
    select: ({ jehubs }) => jehubs,
  })
}
