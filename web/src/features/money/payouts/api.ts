import { earningApi, type PayoutWish } from '@jes/contract/money/earnings'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { EARNINGS } from '#features/money/earnings/api.ts'
import { ApiError, call } from '#lib/api.ts'

/** My payouts, latest first. */
export function myPayouts() {
  return infiniteQueryOptions({
    queryKey: [...EARNINGS, 'payouts'],
    queryFn: ({ pageParam, signal }) =>
      call(earningApi.payouts, { query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** However often it is sent with the same key, it is asked once. */
export async function askPayout(client: QueryClient, body: PayoutWish, key: string) {
  await call(earningApi.askPayout, { body }, undefined, key).catch(inOurFields)
  await client.invalidateQueries({ queryKey: EARNINGS })
}

/** The server names the fields by where they stand in what was sent. */
function inOurFields(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const { status, code, message, fields } = error
  const errors = Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => [name.replace(/^to\./, ''), problem]),
  )
  throw new ApiError(status, { error: message, ...(code !== 'no_reply' && { code }), errors })
}
