import { earningApi, type StatementLine } from '@jes/contract/money/earnings'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** One month of mine; its lines are paged. */
export function statementOf(month: string) {
  return pagedQuery(keyFor('earnings', 'statement', month), (cursor, signal) =>
    call(earningApi.statement, { params: { month }, query: { cursor } }, signal),
  )
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
