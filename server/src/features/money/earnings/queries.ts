import type { StatementLine, StatementSummary } from '@jes/contract/money/earnings'
import { findCreatorAccount } from '#features/money/ledger/accounts.ts'
import { balanceOf } from '#features/money/ledger/balances.ts'
import { findOpenPayout } from '#features/money/payouts/queries.ts'
import { eligibilityOf } from '#features/money/revenue/eligibility.ts'
import { findMonth } from '#features/money/revenue/months.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'

const MOST_MONTHS = 12

/** A member's state in the revenue share. */
export async function findEarnings(sql: Sql, userId: string) {
  const account = await findCreatorAccount(sql, userId)
  const [eligibility, balance, months, openPayout] = await Promise.all([
    eligibilityOf(sql, userId),
    account === null ? 0 : balanceOf(sql, account),
    account === null ? [] : selectStatements(sql, sql`s.account_id = ${account}`),
    findOpenPayout(sql, userId),
  ])
  // What Jes owes is negative in its books; zero has no sign.
  return { eligibility, balancePaisa: 0 - balance, months, openPayout }
}

type EarningsRequest = { month: string; cursor?: string; limit: number }

/** One month of a creator with its lines, the largest first; null for a month without engagement. */
export async function findStatement(
  sql: Sql,
  userId: string,
  { month, cursor, limit }: EarningsRequest,
) {
  const account = await findCreatorAccount(sql, userId)
  if (account === null) throw notFound()
  const condition = sql`s.account_id = ${account} and s.month = ${`${month}-01`}`
  const [[statement], publicMonth] = await Promise.all([
    selectStatements(sql, condition),
    findMonth(sql, month),
  ])
  if (!statement || !publicMonth) throw notFound()
  const { shown, nextCursor } = await listLines(sql, account, { month, cursor, limit })
  const lineCount = await countLines(sql, account, month)
  return { statement, public: publicMonth, lineCount, lines: shown, nextCursor }
}

async function selectStatements(sql: Sql, condition: Fragment) {
  const rows = await sql<StatementSummary[]>`
    select to_char(s.month, 'YYYY-MM') as month, s.is_eligible, s.lines_paisa::float8, s.carried_paisa::float8,
      case when s.is_eligible then s.lines_paisa + s.carried_paisa else 0 end::float8 as credited_paisa
    from revenue_statements s
    where ${condition}
    order by s.month desc
    ${limitTo(sql, MOST_MONTHS)}`
  return [...rows]
}

async function listLines(sql: Sql, account: number, { month, cursor, limit }: EarningsRequest) {
  const after = cursor ? readCursor(cursor, ['bigint', 'int']) : null
  const rows = await sql<StatementLine[]>`
    select l.member_no as member, l.ms / 1000 as seconds, (t.ms / 1000)::int as of_seconds,
      m.half_paisa::float8, l.paisa::float8, l.left_out
    from (
      select l.* from revenue_lines l
      where l.account_id = ${account} and l.month = ${`${month}-01`}
        and ${after ? sql`(-l.paisa, l.member_no) > (${-after[0]}::bigint, ${after[1]}::int)` : sql`true`}
      order by -l.paisa, l.member_no
      ${limitTo(sql, limit + 1)}
    ) l
    join revenue_members m on m.month = l.month and m.member_no = l.member_no
    cross join lateral (
      select coalesce(sum(o.ms), 0) as ms from revenue_lines o
      where o.month = l.month and o.member_no = l.member_no and o.left_out is null
    ) t
    order by -l.paisa, l.member_no`
  return cutPage([...rows], limit, ({ paisa, member }) => writeCursor(paisa, member))
}

async function countLines(sql: Sql, account: number, month: string) {
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int as count from revenue_lines
    where account_id = ${account} and month = ${`${month}-01`}`
  return count
}
