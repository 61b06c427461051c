import { earningApi } from '@jes/contract/money/earnings'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** All that is told of my money has a key that begins so. */
export const EARNINGS = ['earnings']

/** Whether I share in the revenue, what I earned, and what I can have. */
export function myEarnings() {
  return queryOptions({
    queryKey: [...EARNINGS, 'mine'],
    queryFn: ({ signal }) => call(earningApi.mine, {}, signal),
  })
}
