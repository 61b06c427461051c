import { SMALLEST_PAYOUT_PAISA } from '@jes/contract/money/earnings'
import { audit } from '#features/core/staffAccess/audit.ts'
import { PAID_REFERENCE, WALLETS } from '#features/demo/demoTexts/passes.ts'
import { type Clock, DAY, HOUR, momentOf } from '#features/demo/demoWorld/clock.ts'
import type { Person } from '#features/demo/demoWorld/people.ts'
import { insertRows } from '#features/demo/demoWorld/rows.ts'
import { accountOf, findCreatorAccount } from '#features/money/ledger/accounts.ts'
import { balanceOf } from '#features/money/ledger/balances.ts'
import { requestPayout } from '#features/money/payouts/request.ts'
import { sealDetails } from '#features/money/payouts/seal.ts'
import type { Sql } from '#lib/db.ts'
import { sealingKey } from '#lib/seal.ts'
import { monthStart } from './calendar.ts'

type Money = { accountId: number; paisa: number }
type Paid = { to: Person; admin: Person; clock: Clock }

/** A creator's balance, if it is enough for a payout. */
async function findEnough(sql: Sql, { id }: Person): Promise<Money | null> {
  const accountId = await findCreatorAccount(sql, id)
  const paisa = accountId === null ? 0 : -(await balanceOf(sql, accountId))
  return accountId !== null && paisa >= SMALLEST_PAYOUT_PAISA ? { accountId, paisa } : null
}

/** A payout of last month, requested, approved and paid on three days, as the endpoints would have written it. */
export async function insertPaidPayout(sql: Sql, { to, admin, clock }: Paid) {
  const money = await findEnough(sql, to)
  if (!money) return
  const requestedAt = monthStart(clock.now, 1) + 6 * DAY + 10 * HOUR
  const [decided, paid] = [requestedAt + DAY, requestedAt + 2 * DAY]
  const id = clock.idAt(requestedAt)
  const { method, number } = WALLETS.paid
  const details = sealDetails(await sealingKey(), id, WALLETS.paid)
  await sql`
    insert into payouts (id, user_id, account_id, amount_paisa, method, details, hint, state, reference, created_at,
      decided_at, decided_by, paid_at, paid_by)
    values (${id}, ${to.id}, ${money.accountId}, ${money.paisa}, ${method}, ${details}, ${number.slice(-4)}, 'paid',
      ${PAID_REFERENCE}, ${momentOf(requestedAt)}, ${momentOf(decided)}, ${admin.id}, ${momentOf(paid)}, ${admin.id})`
  await insertPostings(sql, id, { money, requestedAt, paid, clock })
  const action = { byId: admin.id, kind: 'payout', thingId: id }
  await audit(sql, { ...action, action: 'payout.approve' })
  await audit(sql, { ...action, action: 'payout.paid', facts: { reference: PAID_REFERENCE } })
}

type Dated = { money: Money; requestedAt: number; paid: number; clock: Clock }

async function insertPostings(sql: Sql, id: string, { money, requestedAt, paid, clock }: Dated) {
  const { accountId, paisa } = money
  const [aside, bank] = [await accountOf(sql, 'payouts'), await accountOf(sql, 'bank')]
  const [first, second] = [clock.idAt(requestedAt), clock.idAt(paid)]
  await insertRows(sql, 'ledger_postings', [
    { id: first, kind: 'payoutAsked', key: `payout ${id} asked`, at: momentOf(requestedAt) },
    { id: second, kind: 'payoutPaid', key: `payout ${id} payoutPaid`, at: momentOf(paid) },
  ])
  await insertRows(sql, 'ledger_entries', [
    { postingId: first, accountId, paisa },
    { postingId: first, accountId: aside, paisa: -paisa },
    { postingId: second, accountId: aside, paisa },
    { postingId: second, accountId: bank, paisa: -paisa },
  ])
}

/** A payout that waits for an admin. */
export async function requestDemoPayout(sql: Sql, creator: Person) {
  if (!(await findEnough(sql, creator))) return
  const { id, username } = creator
  const viewer = {
    id,
    username,
    sessionId: '',
    isVerified: true,
    lacksSecondFactor: false,
    trust: 1,
  }
  const { _id } = await requestPayout(sql, { ...viewer, role: 'member' }, WALLETS.requested)
  // Not held, so that the demo can go on to paying it.
  await sql`update payouts set held_until = null where id = ${_id}`
}
