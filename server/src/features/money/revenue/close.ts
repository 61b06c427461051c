import { audit } from '#features/core/staffAccess/audit.ts'
import { inTransaction, type Sql, sql } from '#lib/db.ts'
import { eligibleAmong } from './eligibility.ts'
import { gathered, gatherLines } from './gather.ts'
import { findMonth, findNextMonth } from './months.ts'
import { recognise } from './recognise.ts'
import { creditShares } from './shares.ts'
import { type MonthPool, openTally, type Tally } from './tally.ts'

const NO_HASH = '0'.repeat(64)

/** Closes the oldest month that is over, if there is one. Two concurrent calls close one month, and both get it. */
export async function closeNext(byId: string | null, { isSettled = false } = {}) {
  const month = await findNextMonth(sql, { isSettled })
  return month === null ? null : closeMonth(sql, month, byId)
}

/** Closes every month that is due. */
export async function closeDue() {
  while (await closeNext(null, { isSettled: true }));
}

/**
 * Shares a month out, all of it or nothing, and once: a closed month stays as it is. The database sums the engagement;
 * here only the halves are split, some thousand members at a time, so a million lines need no memory.
 */
export async function closeMonth(sql: Sql, month: string, byId: string | null = null) {
  return inTransaction(sql, async (sql) => {
    await takeTime(sql)
    await sql`select pg_advisory_xact_lock(hashtext('revenue'))`
    const closed = await findMonth(sql, month)
    if (closed) return closed
    if ((await findNextMonth(sql)) !== month) throw new Error(`${month} is not to be closed now.`)

    await close(sql, month)
    // The same transaction may close the next month, too.
    await sql`drop table closing_income, closing_members, closing_lines`
    const done = (await findMonth(sql, month))!
    if (byId !== null) await writeDown(sql, { byId, month, hash: done.hash })
    return done
  })
}

/** It may take minutes, and waits for concurrent payments and refunds. */
export async function takeTime(sql: Sql) {
  await sql`set local statement_timeout = '10min'`
  await sql`set local lock_timeout = '1min'`
  await sql`set local idle_in_transaction_session_timeout = '5min'`
}

async function close(sql: Sql, month: string) {
  const carriedIn = await findLeftOver(sql)
  const { recognised, pool } = await recognise(sql, month)
  const accounts = await gatherLines(sql, month)
  const owners = invert(accounts)
  const given = { month, recognised, pool, carriedIn }
  await openMonth(sql, given)

  const tally = openTally(given)
  const members = await writeMembers(sql, month)
  await writeLines(sql, { month, tally, accounts })
  const eligible = await eligibleAmong(sql, [...accounts.keys()])
  const result = tally.finish((account) => eligible.has(owners.get(account) ?? ''))
  await creditShares(sql, month, result.statements)
  await sql`
    update revenue_months
    set shared_paisa = ${result.shared}, carried_out_paisa = ${result.carriedOut}, member_count = ${members},
        creator_count = ${result.creators}, hash = ${result.hash}, closed_at = now()
    where month = ${`${month}-01`}`
}

function invert(accounts: Map<string, number>) {
  return new Map([...accounts].map(([ownerId, account]) => [account, ownerId]))
}

async function findLeftOver(sql: Sql) {
  const [row] = await sql<{ paisa: number }[]>`
    select carried_out_paisa::float8 as paisa from revenue_months order by month desc limit 1`
  return row?.paisa ?? 0
}

/** Its lines refer to it, so it is inserted first; until all is known, everything is left over. */
async function openMonth(sql: Sql, { month, recognised, pool, carriedIn }: MonthPool) {
  await sql`
    insert into revenue_months (month, recognised_paisa, pool_paisa, carried_in_paisa, shared_paisa, carried_out_paisa,
      member_count, creator_count, hash)
    values (${`${month}-01`}, ${recognised}, ${pool}, ${carriedIn}, 0, ${pool + carriedIn}, 0, 0, ${NO_HASH})`
}

/** Every line is checked against these two tables: the planner needs current statistics of them. */
async function writeMembers(sql: Sql, month: string) {
  const { count } = await sql`
    insert into revenue_members (month, member_no, half_paisa)
    select ${`${month}-01`}, m.no, m.half from closing_members m order by m.no`
  await sql`analyze revenue_members`
  await sql`analyze ledger_accounts`
  return count
}

type Writing = { month: string; tally: Tally; accounts: Map<string, number> }

async function writeLines(sql: Sql, { month, tally, accounts }: Writing) {
  for await (const members of gathered(sql, accounts)) {
    const lines = members.flatMap((member) =>
      tally.add(member).map((line) => ({ no: member.no, ...line })),
    )
    await sql`
      insert into revenue_lines (month, member_no, account_id, ms, left_out, paisa)
      select ${`${month}-01`}, l.no, l.account, l.ms, l.left_out, l.paisa
      from unnest(${lines.map(({ no }) => no)}::int[], ${lines.map(({ account }) => account)}::int[],
        ${lines.map(({ ms }) => ms)}::int[], ${lines.map(({ leftOut }) => leftOut)}::text[],
        ${lines.map(({ paisa }) => paisa)}::bigint[]) l(no, account, ms, left_out, paisa)`
  }
}

type Closing = { byId: string; month: string; hash: string }

async function writeDown(sql: Sql, { byId, month, hash }: Closing) {
  await audit(sql, { byId, action: 'month.close', kind: 'month', thingId: month, facts: { hash } })
}
