import { database } from './database.ts'

const NAMES = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * A month before all others, closed with one creator and as many members as there are amounts. The months that the
 * server closes by itself follow the latest, so this one disturbs nobody.
 */
export async function closedMonthOf(
  { username }: { username: string },
  { paisa }: { paisa: readonly number[] },
) {
  const sum = paisa.reduce((total, one) => total + one, 0)
  return database().begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(hashtext('revenue'))`
    const [{ day }] = await sql<[{ day: string }]>`
      insert into revenue_months (month, recognised_paisa, pool_paisa, carried_in_paisa, shared_paisa, carried_out_paisa,
        member_count, creator_count, hash)
      select coalesce((select min(month) from revenue_months), date_trunc('month', now())::date) - interval '1 month',
        ${sum * 2}::bigint, ${sum}::bigint, 0, ${sum}::bigint, 0, ${paisa.length}::int, 1, repeat('ab', 32)
      returning month::text as day`
    const [{ account }] = await sql<[{ account: number }]>`
      insert into ledger_accounts (kind, owner_id)
      select 'creator', id from users where username = ${username}
      returning id as account`
    for (const [index, one] of paisa.entries()) {
      await sql`
        insert into revenue_members (month, member_no, half_paisa) values (${day}, ${index + 1}, ${one})`
      await sql`
        insert into revenue_lines (month, member_no, account_id, ms, paisa)
        values (${day}, ${index + 1}, ${account}, 1260000, ${one})`
    }
    await sql`
      insert into revenue_statements (month, account_id, is_eligible, lines_paisa, carried_paisa)
      values (${day}, ${account}, true, ${sum}, 0)`
    const [{ posting }] = await sql<[{ posting: string }]>`
      insert into ledger_postings (kind, key) values ('share', ${`share ${day} ${username}`})
      returning id::text as posting`
    await sql`
      insert into ledger_entries (posting_id, account_id, paisa)
      select ${posting}::bigint, id, ${sum}::bigint from ledger_accounts where kind = 'pool'
      union all select ${posting}::bigint, ${account}::int, -${sum}::bigint`
    return { month: day.slice(0, 7), title: NAMES.format(new Date(day)) }
  })
}
