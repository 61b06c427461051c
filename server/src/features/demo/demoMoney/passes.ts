import { PREMIUM_GRACE_DAYS } from '@jes/contract/money/premium'
import { type Clock, DAY, momentOf } from '#features/demo/demoWorld/clock.ts'
import type { Person } from '#features/demo/demoWorld/people.ts'
import { insertRows } from '#features/demo/demoWorld/rows.ts'
import { accountOf, gatewayOf } from '#features/money/ledger/accounts.ts'
import type { Sql } from '#lib/db.ts'
import type { Order } from './orders.ts'

export type Pass = { order: Order; holder: Person; startsAt: number; endsAt: number }

/** Each begins when it is paid, or when the member's previous one ends. */
export function planPasses(paid: Order[]): Pass[] {
  const ends = new Map<Person, number>()
  return paid.map((order) => {
    const startsAt = Math.max(order.paidAt, ends.get(order.receiver) ?? 0)
    const endsAt = startsAt + order.plan.days * DAY
    ends.set(order.receiver, endsAt)
    return { order, holder: order.receiver, startsAt, endsAt }
  })
}

export async function insertPasses(sql: Sql, passes: Pass[], clock: Clock) {
  const rows = passes.map(({ order, holder, startsAt, endsAt }) => ({
    id: clock.idAt(order.paidAt),
    userId: holder.id,
    orderId: order.id,
    days: order.plan.days,
    amountPaisa: order.plan.pricePaisa,
    recognisedPaisa: 0,
    startsAt: momentOf(startsAt),
    endsAt: momentOf(endsAt),
  }))
  await insertRows(sql, 'premium_passes', rows)
  await sql`
    update users u
    set paid_until = p.until, premium_until = p.until + make_interval(days => ${PREMIUM_GRACE_DAYS})
    from (select user_id, max(ends_at) as until from premium_passes group by user_id) p
    where u.id = p.user_id`
}

/** The postings of the purchases, each at its time. */
export async function insertPurchases(sql: Sql, paid: Order[], clock: Clock) {
  const [esewa, khalti] = [await gatewayOf(sql, 'esewa'), await gatewayOf(sql, 'khalti')]
  const [fees, deferred] = [await accountOf(sql, 'fees'), await accountOf(sql, 'deferred')]
  const postings = paid.map((order) => ({ order, postingId: clock.idAt(order.paidAt) }))
  await insertRows(
    sql,
    'ledger_postings',
    postings.map(({ order, postingId }) => ({
      id: postingId,
      kind: 'purchase',
      key: `purchase ${order.id}`,
      at: momentOf(order.paidAt),
    })),
  )
  const entries = postings.flatMap(({ order, postingId }) => {
    const { provider, plan, feePaisa } = order
    const gateway = provider === 'esewa' ? esewa : khalti
    return [
      { postingId, accountId: gateway, paisa: plan.pricePaisa - feePaisa },
      { postingId, accountId: fees, paisa: feePaisa },
      { postingId, accountId: deferred, paisa: -plan.pricePaisa },
    ]
  })
  await insertRows(
    sql,
    'ledger_entries',
    entries.filter(({ paisa }) => paisa !== 0),
  )
}
