import { earningApi } from '@jes/contract/money/earnings'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** Every closed month, latest first. */
export function publicMonths() {
  return infiniteQueryOptions({
    queryKey: ['revenueMonths'],
    queryFn: ({ pageParam, signal }) =>
      call(earningApi.months, { query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}
