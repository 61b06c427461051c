import type { StaffOrder, StaffPlan } from '@jes/contract/staff/adminPayments'
import { userJson } from '#features/core/users/queries.ts'
import { vatJson } from '#features/money/orders/rows.ts'
import { toOrder } from '#features/money/premium/queries.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { cutPage, limitTo, writeCursor } from '#lib/pages.ts'
import type { Viewer } from '#lib/serve.ts'
import { findIds, type OrderFilter } from './find.ts'

/** How many of the latest events of an order are shown. */
const MOST_EVENTS = 50

/** All plans, the shortest first. */
export async function listPlans(sql: Sql) {
  return sql<StaffPlan[]>`select ${planColumns(sql)} from premium_plans order by days, code`
}

export function planColumns(sql: Sql) {
  return sql`code, days, price_paisa::int as price_paisa, is_offered, updated_at`
}

export async function listOrders(sql: Sql, viewer: Viewer, wanted: OrderFilter) {
  const ids = await findIds(sql, wanted)
  const { shown, nextCursor } = cutPage(ids, wanted.limit, (last) => writeCursor(last))
  return { orders: await readOrders(sql, viewer, shown), nextCursor }
}

export async function expectOrder(sql: Sql, viewer: Viewer, id: string) {
  const [order] = await readOrders(sql, viewer, [id])
  if (!order) throw notFound()
  return order
}

type Row = Omit<StaffOrder, 'receipt' | 'pass'> & {
  receiptNo: number | null
  startsAt: string | null
  endsAt: string | null
}

/** Orders with their events, latest first. */
async function readOrders(sql: Sql, viewer: Viewer, ids: string[]): Promise<StaffOrder[]> {
  const rows = await sql<Row[]>`
    select o.id as _id, o.plan_code as plan, o.days, o.provider, o.is_sandbox, o.state, o.is_gift,
      (o.buyer_id = ${viewer.id}) is true as is_mine,
      ${userJson(sql, 'b')} as buyer, ${userJson(sql, 'r')} as receiver,
      o.amount_paisa::float8 as amount_paisa, o.refunded_paisa::float8 as refunded_paisa,
      ${vatJson(sql)} as vat, o.fee_paisa::float8 as fee_paisa, o.receipt_no, o.provider_ref, o.provider_txn as reference,
      o.created_at, o.settled_at, o.checks, o.next_check_at, p.starts_at, p.ends_at, e.events
    from premium_orders o
    left join users b on b.id = o.buyer_id
    left join users r on r.id = o.receiver_id
    left join premium_passes p on p.order_id = o.id
    cross join lateral (
      select coalesce(json_agg(json_build_object('kind', v.kind, 'facts', v.facts, 'at', v.at) order by v.id), '[]') as events
      from (
        select n.id, n.kind, n.facts, n.at from premium_events n
        where n.order_id = o.id order by n.id desc ${limitTo(sql, MOST_EVENTS)}
      ) v
    ) e
    where o.id = any(${ids}::bigint[])
    order by o.id desc`
  return rows.map(({ events, ...row }) => ({ ...toOrder(row), events: events.map(inZulu) }))
}

/** Converts a time with an offset to the usual form. */
function inZulu({ at, ...event }: StaffOrder['events'][number]) {
  return { ...event, at: new Date(at).toISOString() }
}
