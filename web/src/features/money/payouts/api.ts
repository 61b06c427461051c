import { earningApi, type PayoutWish } from '@jes/contract/money/earnings'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** My payouts, latest first. */
export function myPayouts() {
  return pagedQuery(keyFor('earnings', 'payouts'), (cursor, signal) =>
    call(earningApi.payouts, { query: { cursor } }, signal),
  )
}

/** However often it is sent with the same key, it is one request. */
export async function requestPayout(client: QueryClient, body: PayoutWish, key: string) {
  await call(earningApi.askPayout, { body }, undefined, key).catch(inOurFields)
  await client.invalidateQueries({ queryKey: keyFor('earnings') })
}

/** The server names the fields by their path in the request. */
function inOurFields(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const { status, code, message, fields } = error
  const errors = Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => [name.replace(/^to\./, ''), problem]),
  )
  throw new ApiError(status, { error: message, ...(code !== 'no_reply' && { code }), errors })
}
