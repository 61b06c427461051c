import type { StepUp } from '@jes/contract/accounts/stepUp'
import type { PayoutState } from '@jes/contract/money/earnings'
import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { ADMIN, askDeskAnew } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'

export const STATES: readonly PayoutState[] = ['asked', 'approved', 'paid', 'declined']

/** Payouts in one state, the oldest first. */
export function payoutsIn(state: PayoutState) {
  return infiniteQueryOptions({
    queryKey: [...ADMIN, 'payouts', state],
    queryFn: ({ pageParam, signal }) =>
      call(adminPaymentApi.payouts, { query: { state, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** Where it goes. That somebody looked stands in the log, so it is asked for each time and never kept. */
export async function openDetails(client: QueryClient, id: string) {
  const { to } = await call(adminPaymentApi.payoutDetails, { params: { id } })
  void askDeskAnew(client)
  return to
}

export async function approvePayout(client: QueryClient, id: string) {
  await call(adminPaymentApi.approvePayout, { params: { id } })
  await askDeskAnew(client)
}

export async function declinePayout(client: QueryClient, id: string, reason: string) {
  await call(adminPaymentApi.declinePayout, { params: { id }, body: { reason } })
  await askDeskAnew(client)
}

type Payment = StepUp & { reference: string }

export async function payPayout(client: QueryClient, id: string, body: Payment) {
  await call(adminPaymentApi.payPayout, { params: { id }, body })
  await askDeskAnew(client)
}
