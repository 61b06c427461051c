import { earningApi } from '@jes/contract/money/earnings'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** Every closed month, latest first. */
export function publicMonths() {
  return pagedQuery(keyFor('revenue months'), (cursor, signal) =>
    call(earningApi.months, { query: { cursor } }, signal),
  )
}
