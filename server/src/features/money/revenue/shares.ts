import { accountOf } from '#features/money/ledger/accounts.ts'
import { postAll } from '#features/money/ledger/post.ts'
import { notifyEarned } from '#features/notifications/notifications/payouts.ts'
import type { Sql } from '#lib/db.ts'

const BATCH = 2_000

type Share = {
  account: number
  isEligible: boolean
  linesPaisa: number
  carriedPaisa: number
  credited: number
}

/** Writes the statements of a month, credits each creator, and notifies them. */
export async function creditShares(sql: Sql, month: string, shares: Share[]) {
  const pool = await accountOf(sql, 'pool')
  for (let at = 0; at < shares.length; at += BATCH) {
    const batch = shares.slice(at, at + BATCH)
    await writeStatements(sql, month, batch)
    const postings = batch.map(({ account, credited }) => ({
      key: `share ${month} ${account}`,
      entries: [
        { account: pool, paisa: credited },
        { account, paisa: -credited },
      ],
    }))
    await postAll(sql, 'share', postings)
  }
  await notifyEarned(sql, month)
}

async function writeStatements(sql: Sql, month: string, shares: Share[]) {
  await sql`
    insert into revenue_statements (month, account_id, is_eligible, lines_paisa, carried_paisa)
    select ${`${month}-01`}, s.account, s.eligible = 1, s.lines, s.carried
    from unnest(${shares.map(({ account }) => account)}::int[],
      ${shares.map(({ isEligible }) => Number(isEligible))}::int[],
      ${shares.map(({ linesPaisa }) => linesPaisa)}::bigint[],
      ${shares.map(({ carriedPaisa }) => carriedPaisa)}::bigint[]) s(account, eligible, lines, carried)`
}
