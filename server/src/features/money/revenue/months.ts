import type { PublicMonth } from '@jes/contract/money/earnings'
import type { Fragment, Sql } from '#lib/db.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'

/** Until the morning of the fifth the last payments of a month are verified. */
const SETTLING = '4 days 3 hours'

/** When a month, written as 2026-11, ends in Nepal. */
export function endOf(sql: Sql, month: string) {
  return sql`((${`${month}-01`}::date + interval '1 month') at time zone 'Asia/Kathmandu')`
}

/** The oldest month that is over and not closed. The first one is that of the first pass. */
export async function findNextMonth(sql: Sql, { isSettled = false } = {}) {
  const [row] = await sql<{ month: string }[]>`
    select to_char(n.month, 'YYYY-MM') as month
    from (
      select coalesce(
        (select max(m.month) + interval '1 month' from revenue_months m),
        (select date_trunc('month', min(p.starts_at) at time zone 'Asia/Kathmandu') from premium_passes p)
      ) as month
    ) n
    where (n.month + interval '1 month' + ${isSettled ? SETTLING : '0'}::interval) at time zone 'Asia/Kathmandu' <= now()`
  return row?.month ?? null
}

export async function findMonth(sql: Sql, month: string) {
  const [row] = await selectMonths(sql, sql`m.month = ${`${month}-01`}`, 1)
  return row ?? null
}

/** The closed months, latest first. */
export async function listMonths(sql: Sql, { cursor, limit }: { cursor?: string; limit: number }) {
  const after = cursor ? readCursor(cursor, ['month'])[0] : null
  const isBehind = after ? sql`m.month < ${`${after}-01`}` : sql`true`
  const rows = await selectMonths(sql, isBehind, limit + 1)
  const { shown, nextCursor } = cutPage(rows, limit, ({ month }) => writeCursor(month))
  return { months: shown, nextCursor }
}

async function selectMonths(sql: Sql, condition: Fragment, count: number) {
  const rows = await sql<PublicMonth[]>`
    select to_char(m.month, 'YYYY-MM') as month, m.recognised_paisa::float8, m.pool_paisa::float8,
      m.carried_in_paisa::float8, m.shared_paisa::float8, m.carried_out_paisa::float8,
      m.member_count as members, m.creator_count as creators, m.hash, m.closed_at
    from revenue_months m
    where ${condition}
    order by m.month desc
    ${limitTo(sql, count)}`
  return [...rows]
}
