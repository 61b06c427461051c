import type { HubSort } from '@jes/contract/hubs/hubs'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { periodIn } from '#features/feeds/periods/periods.ts'
import type { HubOrder } from '#features/hubs/hubPage/api.ts'

/** The default, `hot`, is not in the address. */
export const sorts: readonly HubSort[] = ['hot', 'new', 'top']

export function orderIn(search: URLSearchParams): HubOrder {
  return {
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'hot',
    t: periodIn(search),
  }
}

export function orderHref(name: string, { sort, t }: HubOrder) {
  const query = new URLSearchParams({
    ...(sort !== 'hot' && { sort }),
    ...(sort === 'top' && t !== 'week' && { t }),
  }).toString()
  return query ? `${hubPath(name)}?${query}` : hubPath(name)
}
