import type { StepUp } from '@jes/contract/accounts/stepUp'
import type { OrderState, Provider } from '@jes/contract/money/premium'
import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { ADMIN, askDeskAnew } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'

export const STATES: readonly OrderState[] = [
  'created',
  'pending',
  'paid',
  'failed',
  'expired',
  'refunded',
  'partlyRefunded',
  'disputed',
]
export const PROVIDERS: readonly Provider[] = ['esewa', 'khalti']

export type OrderFilter = { state: OrderState | null; provider: Provider | null; q: string }

/** Orders of one sort, latest first, or by receipt, reference or username. */
export function ordersOf({ state, provider, q }: OrderFilter) {
  return infiniteQueryOptions({
    queryKey: [...ADMIN, 'orders', state, provider, q],
    queryFn: ({ pageParam, signal }) =>
      call(
        adminPaymentApi.orders,
        {
          query: {
            cursor: pageParam,
            ...(state && { state }),
            ...(provider && { provider }),
            ...(q && { q }),
          },
        },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

export function orderOf(id: string) {
  return queryOptions({
    queryKey: [...ADMIN, 'order', id],
    queryFn: ({ signal }) => call(adminPaymentApi.order, { params: { id } }, signal),
  })
}

/** Asks the provider now. */
export async function checkOrder(client: QueryClient, id: string) {
  const order = await call(adminPaymentApi.checkOrder, { params: { id } })
  await askDeskAnew(client)
  return order
}

export async function recordRefund(
  client: QueryClient,
  id: string,
  body: { rupees: number; reason: string } & StepUp,
) {
  await call(adminPaymentApi.recordRefund, { params: { id }, body })
  await askDeskAnew(client)
}
