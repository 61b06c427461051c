import type { FeedPeriod } from '@jes/contract/feeds/feeds'

export const PERIODS: readonly FeedPeriod[] = ['day', 'week', 'month', 'year', 'all']

/** The best of this week is the default, which is not in the address. */
export function periodIn(search: URLSearchParams): FeedPeriod {
  return PERIODS.find((period) => period === search.get('t')) ?? 'week'
}
