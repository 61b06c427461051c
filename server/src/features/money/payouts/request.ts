import { because } from '@jes/contract/lib/refusals/because'
import {
  PAYOUT_HOLD_HOURS,
  type Payout,
  type PayoutDetails,
  SMALLEST_PAYOUT_PAISA,
} from '@jes/contract/money/earnings'
import { type Addressee, addressee } from '#features/accounts/auth/letters.ts'
import { suspensionOf } from '#features/core/staffAccess/suspension.ts'
import { accountOf } from '#features/money/ledger/accounts.ts'
import { balanceOf } from '#features/money/ledger/balances.ts'
import { post } from '#features/money/ledger/post.ts'
import { inTransaction, type Sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import { sendLetter } from '#lib/mail.ts'
import { sealingKey } from '#lib/seal.ts'
import type { Viewer } from '#lib/serve.ts'
import { newTargetLetter } from './letters.ts'
import { findOpenPayout, findOwn } from './queries.ts'
import { sealDetails, unsealDetails } from './seal.ts'

const HINT_DIGITS = 4

/** Sets a member's whole balance aside for a payout; one at a time. A new destination is held for a while. */
export async function requestPayout(sql: Sql, viewer: Viewer, to: PayoutDetails) {
  if (!viewer.isVerified) throw refuse('money.verify_first')
  const key = await sealingKey()
  return inTransaction(sql, async (sql) => {
    if (await suspensionOf(sql, viewer.id)) throw refuse('accounts.suspended')
    const account = await lockAccount(sql, viewer.id)
    if (await findOpenPayout(sql, viewer.id)) throw refuse('money.payout_under_way')
    const amount = account === null ? 0 : 0 - (await balanceOf(sql, account))
    if (account === null || amount < SMALLEST_PAYOUT_PAISA)
      throw refuse(because('money.payout_small', { min: SMALLEST_PAYOUT_PAISA / 100 }))

    const [{ id }] = await sql<[{ id: string }]>`select make_id() as id`
    const hoursHeld = (await isLastTarget(sql, { key, userId: viewer.id, to }))
      ? null
      : PAYOUT_HOLD_HOURS
    await sql`
      insert into payouts (id, user_id, account_id, amount_paisa, method, details, hint, held_until)
      values (${id}, ${viewer.id}, ${account}, ${amount}, ${to.method}, ${sealDetails(key, id, to)},
        ${to.number.slice(-HINT_DIGITS)}, now() + make_interval(hours => ${hoursHeld}))`
    const aside = { account: await accountOf(sql, 'payouts'), paisa: -amount }
    const entries = [{ account, paisa: amount }, aside]
    await post(sql, { kind: 'payoutAsked', key: `payout ${id} asked`, entries })
    const payout = (await findOwn(sql, viewer.id, id))!
    if (payout.heldUntil) await notifyOwner(sql, viewer.id, payout)
    return payout
  })
}

/** Concurrent requests wait here, and then see the first. */
async function lockAccount(sql: Sql, userId: string) {
  const [row] = await sql<{ id: number }[]>`
    select id from ledger_accounts where owner_id = ${userId} for no key update`
  return row?.id ?? null
}

type Target = { key: Buffer; userId: string; to: PayoutDetails }

/** True if the last paid payout went to the same destination. An unpaid request proves nothing. */
async function isLastTarget(sql: Sql, { key, userId, to }: Target) {
  const [last] = await sql<{ id: string; details: Buffer | null }[]>`
    select id, details from payouts where user_id = ${userId} and state = 'paid' order by id desc limit 1`
  if (!last?.details) return false
  const before = unsealDetails(key, last.id, last.details)
  return before.method === to.method && before.number === to.number && bankOf(before) === bankOf(to)
}

function bankOf(to: PayoutDetails) {
  return to.method === 'bank' ? to.bank : ''
}

async function notifyOwner(sql: Sql, userId: string, payout: Payout) {
  const [owner] = await sql<[Addressee]>`
    select ${addressee(sql)} from users u where u.id = ${userId}`
  await sendLetter(sql, newTargetLetter(owner, payout))
}
