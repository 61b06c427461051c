import { type PayoutDetails, SMALLEST_PAYOUT_PAISA } from '@jes/contract/earnings'
import { accountOf } from '#features/ledger/accounts.ts'
import { balanceOf } from '#features/ledger/balances.ts'
import { post } from '#features/ledger/post.ts'
import { suspensionOf } from '#features/staff/suspension.ts'
import { inTransaction, type Sql } from '#lib/db.ts'
import { Refusal } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { findOpenPayout, findOwn } from './queries.ts'
import { payoutKey, seal } from './seal.ts'

const HINT_DIGITS = 4

/** Sets aside all that a member earned, to be sent to them; one at a time. */
export async function askPayout(sql: Sql, viewer: Viewer, to: PayoutDetails) {
  if (!viewer.emailVerified)
    throw new Refusal('email_unverified', 'Please verify your email first.')
  const key = await payoutKey()
  return inTransaction(sql, async (sql) => {
    if (await suspensionOf(sql, viewer.id))
      throw new Refusal('suspended', 'This account is suspended.')
    const account = await lockAccount(sql, viewer.id)
    if (await findOpenPayout(sql, viewer.id))
      throw new Refusal('conflict', 'A payout of yours is on its way already')
    const amount = account === null ? 0 : 0 - (await balanceOf(sql, account))
    if (account === null || amount < SMALLEST_PAYOUT_PAISA)
      throw new Refusal('conflict', 'You can be paid out from Rs 1,000 on')

    const [{ id }] = await sql<[{ id: string }]>`select make_id() as id`
    await sql`
      insert into payouts (id, user_id, account_id, amount_paisa, method, details, hint)
      values (${id}, ${viewer.id}, ${account}, ${amount}, ${to.method}, ${seal(key, id, to)},
        ${to.number.slice(-HINT_DIGITS)})`
    const aside = { account: await accountOf(sql, 'payouts'), paisa: -amount }
    const entries = [{ account, paisa: amount }, aside]
    await post(sql, { kind: 'payoutAsked', key: `payout ${id} asked`, entries })
    return (await findOwn(sql, viewer.id, id))!
  })
}

/** Whoever asks twice at once waits here, and then sees the first. */
async function lockAccount(sql: Sql, userId: string) {
  const [row] = await sql<{ id: number }[]>`
    select id from ledger_accounts where owner_id = ${userId} for no key update`
  return row?.id ?? null
}
