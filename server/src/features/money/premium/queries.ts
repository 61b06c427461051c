import type { Order, Plan, Premium } from '@jes/contract/money/premium'
import { premiumOf } from '#features/core/entitlements/rule.ts'
import { userJson } from '#features/core/users/queries.ts'
import { isNotBlocked } from '#features/core/visibility/rule.ts'
import { receiptOf } from '#features/money/orders/receipt.ts'
import { vatJson } from '#features/money/orders/rows.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { invalid, notFound, unauthenticated } from '#lib/errors.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'

type Paging = { cursor?: string | undefined; limit: number }

/** The plans on sale, the shortest first. */
export async function listPlans(sql: Sql) {
  return sql<Plan[]>`
    select code, days, price_paisa::int as price_paisa from premium_plans where is_offered order by days, code`
}

export async function expectPlan(sql: Sql, code: string) {
  const [plan] = await sql<Plan[]>`
    select code, days, price_paisa::int as price_paisa from premium_plans where is_offered and code = ${code}`
  if (!plan) throw invalid({ plan: 'value.choice' })
  return plan
}

/** The member's pass, and the newest order of the last day that waits for its provider. */
export async function findPremium(sql: Sql, userId: string): Promise<Premium> {
  const [user] = await sql<{ paidUntil: string | null; premiumUntil: string | null }[]>`
    select paid_until, premium_until from users where id = ${userId}`
  if (!user) throw unauthenticated()
  const [open] = await readOrders(
    sql,
    userId,
    sql`o.id = (
      select n.id from premium_orders n
      where n.buyer_id = ${userId} and n.state in ('created', 'pending') and n.created_at > now() - interval '1 day'
      order by n.id desc limit 1)`,
  )
  return { ...premiumOf(user.paidUntil, user.premiumUntil), open: open ?? null }
}

/** The member's orders in any state, and received gifts, latest first. */
export async function listOrders(sql: Sql, userId: string, { cursor, limit }: Paging) {
  const [before] = cursor ? readCursor(cursor, ['id']) : []
  const older = before ? sql`and n.id < ${before}` : sql``
  const most = limitTo(sql, limit + 1)
  const orders = await readOrders(
    sql,
    userId,
    sql`o.id in (
      (select n.id from premium_orders n where n.buyer_id = ${userId} ${older} order by n.id desc ${most})
      union all
      (select n.id from premium_orders n
       where n.receiver_id = ${userId} and n.settled_at is not null ${older} order by n.id desc ${most}))`,
    most,
  )
  const { shown, nextCursor } = cutPage(orders, limit, (last) => writeCursor(last._id))
  return { orders: shown, nextCursor }
}

/** An order that the member made, or whose pass they were given; any other does not exist. */
export async function expectOrder(sql: Sql, userId: string, id: string): Promise<Order> {
  const [order] = await readOrders(
    sql,
    userId,
    sql`o.id = ${id} and (o.buyer_id = ${userId} or (o.receiver_id = ${userId} and o.settled_at is not null))`,
  )
  if (!order) throw notFound()
  return order
}

/** What the receipt and the pass of an order are made from. */
type OrderOutcome = { receiptNo: number | null; startsAt: string | null; endsAt: string | null }
type Row = Omit<Order, 'receipt' | 'pass'> & OrderOutcome

/** A receiver sees neither the price nor the references. Somebody behind a block has no name. */
async function readOrders(sql: Sql, userId: string, where: Fragment, most = sql``) {
  const mine = (column: Fragment) => sql`case when o.buyer_id = ${userId} then ${column} end`
  const rows = await sql<Row[]>`
    select o.id as _id, o.plan_code as plan, o.days, o.provider, o.is_sandbox, o.state, o.is_gift,
      (o.buyer_id = ${userId}) is true as is_mine,
      ${userJson(sql, 'b')} as buyer, ${userJson(sql, 'r')} as receiver,
      ${mine(sql`o.amount_paisa::float8`)} as amount_paisa,
      ${mine(sql`o.refunded_paisa::float8`)} as refunded_paisa,
      ${mine(vatJson(sql))} as vat,
      ${mine(sql`o.receipt_no`)} as receipt_no,
      ${mine(sql`o.provider_txn`)} as reference,
      o.created_at, o.settled_at, p.starts_at, p.ends_at
    from premium_orders o
    left join users b on b.id = o.buyer_id and ${isNotBlocked(sql, userId, sql`b.id`)}
    left join users r on r.id = o.receiver_id and ${isNotBlocked(sql, userId, sql`r.id`)}
    left join premium_passes p on p.order_id = o.id
    where ${where}
    order by o.id desc ${most}`
  return rows.map((row) => toOrder(row))
}

export function toOrder<Rest extends Pick<Order, 'settledAt'>>({
  receiptNo,
  startsAt,
  endsAt,
  ...row
}: Rest & OrderOutcome) {
  const { settledAt } = row
  return {
    ...row,
    receipt: receiptNo !== null && settledAt !== null ? receiptOf(receiptNo, settledAt) : null,
    pass: startsAt !== null && endsAt !== null ? { startsAt, endsAt } : null,
  }
}
