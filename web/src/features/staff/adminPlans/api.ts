import type { StepUp } from '@jes/contract/accounts/stepUp'
import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { refetchAdmin } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** Every plan, also those not on sale. */
export function allPlans() {
  return queryOptions({
    queryKey: keyFor('desk', 'plans'),
    queryFn: ({ signal }) => call(adminPaymentApi.plans, {}, signal),
    select: ({ plans }) => plans,
  })
}

type Change = StepUp & { priceRupees: number; isOffered: boolean; reason: string }

export async function setPlan(client: QueryClient, code: string, body: Change) {
  await call(adminPaymentApi.setPlan, { params: { code }, body })
  await refetchAdmin(client)
}
