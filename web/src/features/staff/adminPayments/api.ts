import type { StepUp } from '@jes/contract/accounts/stepUp'
import type { OrderState, Provider } from '@jes/contract/money/premium'
import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { refetchAdmin } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

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
  return pagedQuery(keyFor('desk', 'orders', state, provider, q), (cursor, signal) =>
    call(
      adminPaymentApi.orders,
      {
        query: {
          cursor,
          ...(state && { state }),
          ...(provider && { provider }),
          ...(q && { q }),
        },
      },
      signal,
    ),
  )
}

export function orderOf(id: string) {
  return queryOptions({
    queryKey: keyFor('desk', 'order', id),
    queryFn: ({ signal }) => call(adminPaymentApi.order, { params: { id } }, signal),
  })
}

/** Queries the provider now. */
export async function checkOrder(client: QueryClient, id: string) {
  const order = await call(adminPaymentApi.checkOrder, { params: { id } })
  await refetchAdmin(client)
  return order
}

export async function recordRefund(
  client: QueryClient,
  id: string,
  body: { rupees: number; reason: string } & StepUp,
) {
  await call(adminPaymentApi.recordRefund, { params: { id }, body })
  await refetchAdmin(client)
}
