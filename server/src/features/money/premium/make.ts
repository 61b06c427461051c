import { because } from '@jes/contract/lib/refusals/because'
import type { Provider } from '@jes/contract/money/premium'
import { noteEvent } from '#features/money/orders/rows.ts'
import type { Begun } from '#features/money/providers/driver.ts'
import type { Sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectPlan } from './queries.ts'
import { expectReceiver } from './receiver.ts'

export type OrderRequest = { plan: string; provider: Provider; to?: string | undefined }
export type NewOrder = { id: string; amountPaisa: number; title: string }

const MOST_OPEN = 10

/** Creates an order at the current price, which it keeps. */
export async function makeOrder(
  sql: Sql,
  viewer: Viewer,
  { plan: code, provider, to, isSandbox }: OrderRequest & { isSandbox: boolean },
): Promise<NewOrder> {
  const plan = await expectPlan(sql, code)
  const receiver = to === undefined ? null : await expectReceiver(sql, viewer.id, to)
  await expectFewOpen(sql, viewer.id)
  const [order] = await sql<[{ id: string }]>`
    insert into premium_orders
      (buyer_id, receiver_id, is_gift, plan_code, days, amount_paisa, provider, is_sandbox, next_check_at)
    values (${viewer.id}, ${receiver?._id ?? viewer.id}, ${receiver !== null}, ${plan.code}, ${plan.days},
      ${plan.pricePaisa}, ${provider}, ${isSandbox}, now() + interval '1 minute')
    returning id`
  return {
    id: order.id,
    amountPaisa: plan.pricePaisa,
    title: `Jes Premium, ${plan.days} days`,
  }
}

/** The member's row is locked: concurrent calls cannot both take the last slot. */
async function expectFewOpen(sql: Sql, userId: string) {
  await sql`select from users where id = ${userId} for no key update`
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int as count from premium_orders
    where buyer_id = ${userId} and state in ('created', 'pending')`
  if (count < MOST_OPEN) return
  throw refuse(because('money.orders_open', { max: MOST_OPEN }))
}

export async function markBegun(sql: Sql, orderId: string, { ref, departure }: Begun) {
  await sql`
    update premium_orders set provider_ref = ${ref}, payment_url = ${departure.url.slice(0, 500)}
    where id = ${orderId}`
  await noteEvent(sql, orderId, 'initiated', { ref })
}

/** The provider refused it, so nobody can pay it. */
export async function closeUnbegun(sql: Sql, orderId: string) {
  await sql`
    update premium_orders set state = 'failed', next_check_at = null
    where id = ${orderId} and state = 'created'`
  await noteEvent(sql, orderId, 'closed', { word: 'never begun' })
}
