import type { StepUp } from '@jes/contract/accounts/stepUp'
import type { PayoutState } from '@jes/contract/money/earnings'
import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import type { QueryClient } from '@tanstack/react-query'
import { refetchAdmin } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

export const STATES: readonly PayoutState[] = ['asked', 'approved', 'paid', 'declined']

/** Payouts in one state, the oldest first. */
export function payoutsIn(state: PayoutState) {
  return pagedQuery(keyFor('desk', 'payouts', state), (cursor, signal) =>
    call(adminPaymentApi.payouts, { query: { state, cursor } }, signal),
  )
}

/** The destination. Each access is logged, so it is fetched each time and never cached. */
export async function openDetails(client: QueryClient, id: string) {
  const { to } = await call(adminPaymentApi.payoutDetails, { params: { id } })
  void refetchAdmin(client)
  return to
}

export async function approvePayout(client: QueryClient, id: string) {
  await call(adminPaymentApi.approvePayout, { params: { id } })
  await refetchAdmin(client)
}

export async function declinePayout(client: QueryClient, id: string, reason: string) {
  await call(adminPaymentApi.declinePayout, { params: { id }, body: { reason } })
  await refetchAdmin(client)
}

type Payment = StepUp & { reference: string }

export async function payPayout(client: QueryClient, id: string, body: Payment) {
  await call(adminPaymentApi.payPayout, { params: { id }, body })
  await refetchAdmin(client)
}
