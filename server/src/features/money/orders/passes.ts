import { PREMIUM_GRACE_DAYS } from '@jes/contract/money/premium'
import type { Sql } from '#lib/db.ts'
import type { OrderRow } from './rows.ts'
import { DAY } from './schedule.ts'

export type Pass = { startsAt: string; endsAt: string }

/** The pass of a paid order: it begins now, or at the end of its receiver's passes. Its value is the net amount. */
export async function grantPass(
  sql: Sql,
  { id, receiverId, days }: OrderRow,
  netPaisa: number,
): Promise<Pass> {
  await lockMember(sql, receiverId)
  const [pass] = await sql<[Pass]>`
    insert into premium_passes (user_id, order_id, days, amount_paisa, starts_at, ends_at)
    select ${receiverId}, ${id}, ${days}, ${netPaisa}, s.at, s.at + make_interval(days => ${days})
    from (
      select greatest(now()::timestamptz(3), (select paid_until from users where id = ${receiverId})) as at
    ) s
    returning starts_at, ends_at`
  await sql`
    update users
    set paid_until = ${pass.endsAt},
      premium_until = greatest(premium_until, ${pass.endsAt}::timestamptz + make_interval(days => ${PREMIUM_GRACE_DAYS}))
    where id = ${receiverId}`
  return pass
}

type Held = {
  id: string
  userId: string | null
  endsAt: string
  /** The part that has not become income. */
  unspentPaisa: number
  unusedMs: number
}

type Refunded = { paisa: number; netPaisa: number }

/**
 * Shortens a pass after a refund: by its part of the days, rounded down; by all unused days after a full refund.
 * Later passes of the member move forward. Returns the part of the net that had not become income.
 */
export async function shortenPass(sql: Sql, order: OrderRow, { paisa, netPaisa }: Refunded) {
  await lockMember(sql, order.receiverId)
  const pass = await expectPass(sql, order.id)
  const isAll = order.refundedPaisa + paisa >= order.amountPaisa
  const days = Math.floor((order.days * paisa) / order.amountPaisa)
  const lostMs = isAll ? pass.unusedMs : Math.min(pass.unusedMs, days * DAY)
  const unspent = Math.min(netPaisa, pass.unspentPaisa)
  const lost = sql`${lostMs}::float8 * interval '1 millisecond'`

  await sql`
    update premium_passes
    set ends_at = ends_at - ${lost}, days = greatest(0, days - ${Math.floor(lostMs / DAY)}::int),
      amount_paisa = amount_paisa - ${unspent}
    where id = ${pass.id}`
  if (pass.userId !== null) {
    await sql`
      update premium_passes set starts_at = starts_at - ${lost}, ends_at = ends_at - ${lost}
      where user_id = ${pass.userId} and starts_at >= ${pass.endsAt} and id <> ${pass.id}`
    await recount(sql, pass.userId)
  }
  return unspent
}

async function expectPass(sql: Sql, orderId: string) {
  const [pass] = await sql<Held[]>`
    select id, user_id, ends_at, (amount_paisa - recognised_paisa)::float8 as unspent_paisa,
      greatest(0, extract(epoch from ends_at - greatest(starts_at, now()::timestamptz(3))) * 1000)::float8 as unused_ms
    from premium_passes where order_id = ${orderId} for update`
  if (!pass) throw new Error(`The order ${orderId} has no pass.`)
  return pass
}

/** The end of a member's passes; passes that were refunded unused do not count. */
async function recount(sql: Sql, userId: string) {
  await sql`
    update users u
    set paid_until = p.until, premium_until = p.until + make_interval(days => ${PREMIUM_GRACE_DAYS})
    from (select max(ends_at) as until from premium_passes where user_id = ${userId} and ends_at > starts_at) p
    where u.id = ${userId}`
}

/** Two passes of one member are never changed at once: the second begins where the first ends. */
async function lockMember(sql: Sql, userId: string | null) {
  await sql`select from users where id = ${userId} for no key update`
}
