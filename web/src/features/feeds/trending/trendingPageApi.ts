import { trendingApi } from '@jes/contract/feeds/trending'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** Posts that rise quickest, page after page. */
export function risingPosts() {
  return infiniteQueryOptions({
    queryKey: ['posts', 'rising'],
    queryFn: ({ pageParam, signal }) =>
      call(trendingApi.posts, { query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** Clips that are watched most gladly. */
export function risingClips() {
  return infiniteQueryOptions({
    queryKey: ['posts', 'rising clips'],
    queryFn: ({ pageParam, signal }) =>
      call(trendingApi.clips, { query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** Hubs that grew and spoke most. */
export function risingHubs() {
  return queryOptions({
    queryKey: ['hubs', 'rising'],
    queryFn: ({ signal }) => call(trendingApi.hubs, { query: {} }, signal),
    select: ({ jehubs }) => jehubs,
  })
}
