import { trendingApi } from '@jes/contract/feeds/trending'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { logged } from '#lib/log.ts'
import { usePreferences } from '#lib/preferences.ts'

/** The current trends; their categories are in the reader's language. */
export function trends(limit = 5) {
  return queryOptions({
    queryKey: keyFor('trends', limit, usePreferences.getState().language),
    queryFn: ({ signal }) =>
      call(trendingApi.list, { query: { limit } }, signal).catch(
        logged('The trends did not load.'),
      ),
    select: ({ trending }) => trending,
  })
}
