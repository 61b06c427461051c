import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { publicMonths } from '#features/money/revenue/api.ts'
import { refetchAdmin } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** The balance of every account. */
export function books() {
  return queryOptions({
    queryKey: keyFor('desk', 'books'),
    queryFn: ({ signal }) => call(adminPaymentApi.books, {}, signal),
  })
}

/** Closes the oldest month that is over, if there is one. */
export async function closeMonth(client: QueryClient) {
  const { month } = await call(adminPaymentApi.closeMonth, {})
  void client.invalidateQueries({ queryKey: publicMonths().queryKey })
  await refetchAdmin(client)
  return month
}

export function verifyMonth(month: string) {
  return call(adminPaymentApi.verifyMonth, { params: { month } })
}
