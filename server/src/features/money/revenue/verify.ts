import type { Sql } from '#lib/db.ts'
import { sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { limitTo } from '#lib/pages.ts'
import { takeTime } from './close.ts'
import { findMonth } from './months.ts'
import { openTally, type Tally } from './tally.ts'

const BATCH = 2_000

type StoredMonth = {
  no: number
  half: number
  lines: {
    account: number
    ms: number
    leftOut: 'ring' | 'tireless' | 'suspended' | null
    paisa: number
  }[]
}

/** Computes a closed month again from its input, and compares the result with what is stored, to the last paisa. */
export async function verifyMonth(month: string) {
  return sql.begin('isolation level repeatable read read only', async (sql) => {
    await takeTime(sql)
    const row = await findMonth(sql, month)
    if (!row) throw notFound()
    const tally = openTally({
      month,
      recognised: row.recognisedPaisa,
      pool: row.poolPaisa,
      carriedIn: row.carriedInPaisa,
    })
    const { count, isSame } = await compareLines(sql, month, tally)
    const eligible = await listEligible(sql, month)
    const result = tally.finish((account) => eligible.has(account))
    const isWhole =
      isSame &&
      count === row.members &&
      result.hash === row.hash &&
      result.shared === row.sharedPaisa &&
      result.carriedOut === row.carriedOutPaisa &&
      result.creators === row.creators &&
      (await isCarriedOn(sql, month)) &&
      (await areBooked(sql, month, result.statements))
    return { isSame: isWhole, hash: row.hash, computed: result.hash }
  })
}

async function compareLines(sql: Sql, month: string, tally: Tally) {
  let [count, isSame] = [0, true]
  for await (const members of storedMembers(sql, month)) {
    count += members.length
    for (const member of members) {
      const paisa = new Map(member.lines.map((line) => [line.account, line.paisa]))
      if (tally.add(member).some((line) => line.paisa !== paisa.get(line.account))) isSame = false
    }
  }
  return { count, isSame }
}

async function* storedMembers(sql: Sql, month: string): AsyncGenerator<StoredMonth[]> {
  let last = 0
  for (;;) {
    const members = await sql<StoredMonth[]>`
      select m.member_no as no, m.half_paisa::float8 as half, coalesce((
        select json_agg(json_build_object('account', l.account_id, 'ms', l.ms, 'leftOut', l.left_out, 'paisa', l.paisa))
        from revenue_lines l
        where l.month = m.month and l.member_no = m.member_no), '[]') as lines
      from revenue_members m
      where m.month = ${`${month}-01`} and m.member_no > ${last}
      order by m.member_no
      ${limitTo(sql, BATCH)}`
    const end = members.at(-1)
    if (!end) return
    yield members
    last = end.no
  }
}

async function listEligible(sql: Sql, month: string) {
  const rows = await sql<{ account: number }[]>`
    select account_id as account from revenue_statements where month = ${`${month}-01`} and is_eligible`
  return new Set(rows.map(({ account }) => account))
}

/** The carried amount is what the month before left over. */
async function isCarriedOn(sql: Sql, month: string) {
  const [row] = await sql<[{ isSame: boolean }]>`
    select m.carried_in_paisa = coalesce((
      select b.carried_out_paisa from revenue_months b where b.month = m.month - interval '1 month'), 0) as is_same
    from revenue_months m where m.month = ${`${month}-01`}`
  return row.isSame
}

type Due = { account: number; linesPaisa: number; carriedPaisa: number; credited: number }

/** Statements and postings match the computation. */
async function areBooked(sql: Sql, month: string, dues: Due[]) {
  const rows = await sql<Due[]>`
    select s.account_id as account, s.lines_paisa::float8, s.carried_paisa::float8,
      coalesce(-e.paisa, 0)::float8 as credited
    from revenue_statements s
    left join ledger_postings p on p.key = 'share ' || ${month}::text || ' ' || s.account_id
    left join ledger_entries e on e.posting_id = p.id and e.account_id = s.account_id
    where s.month = ${`${month}-01`}`
  const booked = new Map(rows.map((row) => [row.account, row]))
  return (
    booked.size === dues.length &&
    dues.every(({ account, linesPaisa, carriedPaisa, credited }) => {
      const row = booked.get(account)
      return (
        row?.linesPaisa === linesPaisa &&
        row.carriedPaisa === carriedPaisa &&
        row.credited === credited
      )
    })
  )
}
