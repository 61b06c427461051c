import { type Order, premiumApi } from '@jes/contract/money/premium'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** Most orders are settled in a minute; older ones are polled less often. */
const PACES = [
  { times: 20, every: 3_000 },
  { times: 50, every: 10_000 },
] as const
const SLOWEST = 30_000

/** The provider has not given its final answer. */
export function isOpen({ state }: Order) {
  return state === 'created' || state === 'pending'
}

export function waitAfter(asked: number) {
  return PACES.find(({ times }) => asked < times)?.every ?? SLOWEST
}

/** One order, polled until it is settled; null if it is not mine. */
export function orderOf(id: string) {
  return queryOptions({
    queryKey: keyFor('premium', 'orders', id),
    queryFn: ({ signal }) => call(premiumApi.order, { params: { id } }, signal).catch(nullIfAbsent),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data && isOpen(data) ? waitAfter(dataUpdateCount + errorUpdateCount) : false,
  })
}

/** My orders and received gifts, latest first. */
export function myOrders() {
  return {
    ...pagedQuery(keyFor('premium', 'history'), (cursor, signal) =>
      call(premiumApi.orders, { query: { cursor } }, signal),
    ),
    staleTime: 0,
  }
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
  throw error
}
