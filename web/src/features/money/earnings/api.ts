import { earningApi } from '@jes/contract/money/earnings'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** My eligibility, earnings and balance. */
export function myEarnings() {
  return queryOptions({
    queryKey: keyFor('earnings', 'mine'),
    queryFn: ({ signal }) => call(earningApi.mine, {}, signal),
  })
}
