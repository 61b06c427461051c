import { trendingApi } from '@jes/contract/feeds/trending'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { logged } from '#lib/log.ts'
import { usePreferences } from '#lib/preferences.ts'

/** What people write about just now; what it is about is said in the language of the moment. */
export function trends(limit = 5) {
  return queryOptions({
    queryKey: ['trending', limit, usePreferences.getState().language],
    queryFn: ({ signal }) =>
      call(trendingApi.list, { query: { limit } }, signal).catch(
        logged('The trends did not load.'),
      ),
    select: ({ trending }) => trending,
  })
}
