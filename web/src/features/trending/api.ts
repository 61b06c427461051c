import { trendingApi } from '@jes/contract/trending'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** What people write about just now. */
export function trends(limit = 5) {
  return queryOptions({
    queryKey: ['trending', limit],
    queryFn: ({ signal }) => call(trendingApi.list, { query: { limit } }, signal),
    select: ({ trending }) => trending,
  })
}
