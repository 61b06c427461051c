import { earningApi, type StatementLine } from '@jes/contract/money/earnings'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { EARNINGS } from '#features/money/earnings/api.ts'
import { call } from '#lib/api.ts'

/** One month of mine; its lines come page by page. */
export function statementOf(month: string) {
  return infiniteQueryOptions({
    queryKey: [...EARNINGS, 'statement', month],
    queryFn: ({ pageParam, signal }) =>
      call(earningApi.statement, { params: { month }, query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** Every line, one page after the other. */
export async function fetchAllLines(month: string) {
  const lines: StatementLine[] = []
  let cursor: string | undefined
  do {
    const page = await call(earningApi.statement, { params: { month }, query: { cursor } })
    lines.push(...page.lines)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return lines
}
