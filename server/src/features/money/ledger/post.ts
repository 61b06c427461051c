import type { Sql } from '#lib/db.ts'

export type Kind =
  | 'purchase'
  | 'refund'
  | 'recognition'
  | 'share'
  | 'payoutAsked'
  | 'payoutDeclined'
  | 'payoutPaid'

/** Debit is positive, credit negative. */
export type Entry = { account: number; paisa: number }

type Posting = { kind: Kind; key: string; entries: Entry[] }

/**
 * Moves money between accounts, once for each key; false if it was done before. Zero entries are left out. The
 * database refuses an unbalanced posting at the end of the transaction.
 */
export async function post(sql: Sql, { kind, key, entries }: Posting) {
  const moved = entries.filter(({ paisa }) => paisa !== 0)
  if (moved.length === 0) return false
  const [posting] = await sql<{ id: string }[]>`
    insert into ledger_postings (kind, key) values (${kind}, ${key})
    on conflict (key) do nothing
    returning id`
  if (!posting) return false
  await sql`
    insert into ledger_entries (posting_id, account_id, paisa)
    select ${posting.id}, e.account, e.paisa
    from unnest(${moved.map(({ account }) => account)}::int[], ${moved.map(({ paisa }) => paisa)}::bigint[])
      e(account, paisa)`
  return true
}

/** Many postings of one kind at once, each as `post` would do it. */
export async function postAll(sql: Sql, kind: Kind, postings: Omit<Posting, 'kind'>[]) {
  const entries = postings.flatMap(({ key, entries }) =>
    entries.filter(({ paisa }) => paisa !== 0).map((entry) => ({ key, ...entry })),
  )
  const keys = entries.map(({ key }) => key)
  await sql`
    with posted as (
      insert into ledger_postings (kind, key)
      select distinct ${kind}, k.key from unnest(${keys}::text[]) k(key)
      on conflict (key) do nothing
      returning id, key
    )
    insert into ledger_entries (posting_id, account_id, paisa)
    select p.id, e.account, e.paisa
    from unnest(${keys}::text[], ${entries.map(({ account }) => account)}::int[],
      ${entries.map(({ paisa }) => paisa)}::bigint[]) e(key, account, paisa)
    join posted p on p.key = e.key`
}
