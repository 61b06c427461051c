import { type Order, premiumApi } from '@jes/contract/money/premium'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'

/** Most are settled in a minute; who waits longer is asked for more seldom. */
const PACES = [
  { times: 20, every: 3_000 },
  { times: 50, every: 10_000 },
] as const
const SLOWEST = 30_000

/** The provider has not said its last word. */
export function isOpen({ state }: Order) {
  return state === 'created' || state === 'pending'
}

export function waitAfter(asked: number) {
  return PACES.find(({ times }) => asked < times)?.every ?? SLOWEST
}

/** One order, asked for again until it is settled; null where there is none of mine. */
export function orderOf(id: string) {
  return queryOptions({
    queryKey: ['premium', 'orders', id],
    queryFn: ({ signal }) => call(premiumApi.order, { params: { id } }, signal).catch(nullIfAbsent),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data && isOpen(data) ? waitAfter(dataUpdateCount + errorUpdateCount) : false,
  })
}

/** What I paid for and what I was given, latest first. */
export function myOrders() {
  return infiniteQueryOptions({
    queryKey: ['premium', 'history'],
    queryFn: ({ pageParam, signal }) =>
      call(premiumApi.orders, { query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  })
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
  throw error
}
