import type { FeedPeriod } from '@jes/contract/feeds/feeds'
import type { HubSort } from '@jes/contract/hubs/hubs'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import type { HubOrder } from '#features/hubs/hubPage/api.ts'

/** The defaults, `hot` and for `top` this week, are not in the address. */
export const sorts: readonly HubSort[] = ['hot', 'new', 'top']
export const periods: readonly FeedPeriod[] = ['day', 'week', 'month', 'year', 'all']

export function orderIn(search: URLSearchParams): HubOrder {
  return {
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'hot',
    t: periods.find((period) => period === search.get('t')) ?? 'week',
  }
}

export function orderHref(name: string, { sort, t }: HubOrder) {
  const query = new URLSearchParams({
    ...(sort !== 'hot' && { sort }),
    ...(sort === 'top' && t !== 'week' && { t }),
  }).toString()
  return query ? `${hubPath(name)}?${query}` : hubPath(name)
}
