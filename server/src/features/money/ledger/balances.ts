import type { Books } from '@jes/contract/staff/adminPayments'
import type { Sql } from '#lib/db.ts'

/** The balance of an account: debit positive, credit negative. */
export async function balanceOf(sql: Sql, accountId: number) {
  const [row] = await sql<[{ paisa: number }]>`
    select coalesce(sum(paisa), 0)::float8 as paisa from ledger_entries where account_id = ${accountId}`
  return row.paisa
}

/** All balances, those of the creators as one, and whether they sum to zero. */
export async function readBooks(sql: Sql): Promise<Books> {
  const accounts = await sql<Books['accounts']>`
    select a.kind, a.name, coalesce(sum(e.paisa), 0)::float8 as paisa
    from ledger_accounts a
    left join ledger_entries e on e.account_id = a.id
    group by a.kind, a.name
    order by a.kind, a.name`
  return { isBalanced: accounts.reduce((sum, { paisa }) => sum + paisa, 0) === 0, accounts }
}
