import { because } from '@jes/contract/lib/refusals/because'
import { PAYOUT_HOLD_HOURS, type PayoutState } from '@jes/contract/money/earnings'
import { audit } from '#features/core/staffAccess/audit.ts'
import { accountOf } from '#features/money/ledger/accounts.ts'
import { type Kind, post } from '#features/money/ledger/post.ts'
import { notifyPayout } from '#features/notifications/notifications/payouts.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound, refuse } from '#lib/errors.ts'
import { sealingKey } from '#lib/seal.ts'
import type { Proof, Viewer } from '#lib/serve.ts'
import { findForStaff } from './queries.ts'
import { unsealDetails } from './seal.ts'

type Held = {
  id: string
  userId: string | null
  accountId: number
  amountPaisa: number
  state: PayoutState
  details: Buffer | null
  isHeld: boolean
}

/** Approves a payout. Nobody approves their own. */
export async function approvePayout(viewer: Viewer, id: string) {
  return decide(
    viewer,
    { id, action: 'payout.approve', from: ['asked'] },
    async (sql, { userId }) => {
      if (userId === viewer.id) throw refuse('money.payout_own')
      await sql`
      update payouts set state = 'approved', decided_at = now(), decided_by = ${viewer.id} where id = ${id}`
    },
  )
}

/** Returns the money to the creator, with a reason. Also for a payout that could not be sent after all. */
export async function declinePayout(viewer: Viewer, id: string, reason: string) {
  const action = { id, reason, action: 'payout.decline', from: ['asked', 'approved'] as const }
  return decide(viewer, action, async (sql, payout) => {
    await sql`
      update payouts set state = 'declined', reason = ${reason}, decided_at = now(), decided_by = ${viewer.id}
      where id = ${id}`
    await move(sql, payout, 'payoutDeclined', payout.accountId)
    await notifyCreator(sql, payout, { event: 'declined', reason })
  })
}

type Payment = { reference: string; proof: Proof }

/** Marks a payout as paid. */
export async function payPayout(viewer: Viewer, id: string, { reference, proof }: Payment) {
  const action = { id, action: 'payout.paid', from: ['approved'] as const, facts: { reference } }
  return decide(viewer, action, async (sql, payout) => {
    await proof.spend(sql)
    expectNotHeld(payout)
    await sql`
      update payouts set state = 'paid', reference = ${reference}, paid_at = now(), paid_by = ${viewer.id}
      where id = ${id}`
    await move(sql, payout, 'payoutPaid', await accountOf(sql, 'bank'))
    await notifyCreator(sql, payout, { event: 'paid', reference })
  })
}

/** The destination of a payout. The access is logged before it is shown; nobody can send too early what they cannot see. */
export async function openDetails(viewer: Viewer, id: string) {
  const key = await sealingKey()
  return sql.begin(async (sql) => {
    const payout = await hold(sql, id)
    expectNotHeld(payout)
    if (!payout.details) throw refuse('money.details_gone')
    const details = unsealDetails(key, id, payout.details)
    await audit(sql, { byId: viewer.id, action: 'payout.look', kind: 'payout', thingId: id })
    return details
  })
}

type PayoutAction = {
  id: string
  action: string
  from: readonly PayoutState[]
  reason?: string
  facts?: Record<string, string>
}

async function decide(
  viewer: Viewer,
  { id, from, ...action }: PayoutAction,
  change: (sql: Sql, payout: Held) => Promise<void>,
) {
  return sql.begin(async (sql) => {
    const payout = await hold(sql, id)
    if (!from.includes(payout.state)) throw refuse('money.payout_decided')
    await change(sql, payout)
    const changed = (await findForStaff(sql, id))!
    await audit(sql, { byId: viewer.id, kind: 'payout', thingId: id, ...action })
    return changed
  })
}

async function hold(sql: Sql, id: string) {
  const [payout] = await sql<Held[]>`
    select id, user_id, account_id, amount_paisa::float8, state, details,
      (held_until > now()) is true as is_held
    from payouts where id = ${id} for update`
  if (!payout) throw notFound()
  return payout
}

function expectNotHeld({ isHeld }: Held) {
  if (isHeld) throw refuse(because('money.payout_held', { hours: PAYOUT_HOLD_HOURS }))
}

/** Moves the money set aside for a payout to an account. */
async function move(sql: Sql, { id, amountPaisa }: Held, kind: Kind, account: number) {
  const aside = await accountOf(sql, 'payouts')
  const entries = [
    { account: aside, paisa: amountPaisa },
    { account, paisa: -amountPaisa },
  ]
  await post(sql, { kind, key: `payout ${id} ${kind}`, entries })
}

type Word = { event: 'declined'; reason: string } | { event: 'paid'; reference: string }

async function notifyCreator(sql: Sql, { id, userId, amountPaisa }: Held, word: Word) {
  if (userId) await notifyPayout(sql, userId, { payout: id, paisa: amountPaisa, ...word })
}
