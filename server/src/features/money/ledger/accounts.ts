import type { Provider } from '@jes/contract/money/premium'
import type { Sql } from '#lib/db.ts'

type SiteAccount = 'fees' | 'deferred' | 'income' | 'pool' | 'payouts' | 'bank' | 'vat'

/** An account of Jes itself. */
export async function accountOf(sql: Sql, kind: SiteAccount) {
  return find(sql, kind, '')
}

/** Money that a provider holds for us until it transfers it. */
export async function gatewayOf(sql: Sql, provider: Provider) {
  return find(sql, 'gateway', provider)
}

async function find(sql: Sql, kind: string, name: string) {
  const [row] = await sql<{ id: number }[]>`
    select id from ledger_accounts where kind = ${kind} and name = ${name}`
  if (!row) throw new Error(`There is no account ${kind} ${name}.`)
  return row.id
}

/** The accounts of these creators (what Jes owes them), by user id; missing ones are opened. */
export async function creatorAccounts(sql: Sql, userIds: string[]) {
  await sql`
    insert into ledger_accounts (kind, owner_id)
    select 'creator', u.id from users u where u.id = any(${userIds}::bigint[]) order by u.id
    on conflict do nothing`
  const rows = await sql<{ id: number; ownerId: string }[]>`
    select id, owner_id from ledger_accounts where owner_id = any(${userIds}::bigint[])`
  return new Map(rows.map(({ id, ownerId }) => [ownerId, id]))
}

/** The account of a creator, or null if they never earned anything. */
export async function findCreatorAccount(sql: Sql, userId: string) {
  const [row] = await sql<{ id: number }[]>`
    select id from ledger_accounts where owner_id = ${userId}`
  return row?.id ?? null
}
