import { accountOf, gatewayOf } from '#features/money/ledger/accounts.ts'
import { post } from '#features/money/ledger/post.ts'
import { isSettled } from '#features/money/orders/judge.ts'
import { notifyRefunded, publishMoved } from '#features/money/orders/notify.ts'
import { shortenPass } from '#features/money/orders/passes.ts'
import { lockOrder, noteEvent, type OrderRow } from '#features/money/orders/rows.ts'
import { nextCheck } from '#features/money/orders/schedule.ts'
import { vatOfRefund } from '#features/money/orders/vat.ts'
import type { Sql } from '#lib/db.ts'
import { invalid, notFound, refuse } from '#lib/errors.ts'

/** Records a refund that an admin saw at the provider; call it in the transaction that logs who said so. */
export async function recordRefund(sql: Sql, orderId: string, paisa: number) {
  const order = await lockOrder(sql, orderId)
  if (!order) throw notFound()
  if (!isSettled(order.state)) throw refuse('money.order_unpaid')
  if (paisa <= 0 || paisa > order.amountPaisa - order.refundedPaisa) {
    throw invalid({ rupees: 'money.refund' })
  }
  const state = await takeBack(sql, order, paisa)
  const next = nextCheck(state, order)
  await sql`update premium_orders set next_check_at = ${next} where id = ${orderId}`
  await publishMoved(sql, order, state)
}

/** Undoes part of a settled and locked order: the days and the postings, with notifications. */
export async function takeBack(sql: Sql, order: OrderRow, paisa: number) {
  const total = order.refundedPaisa + paisa
  const state = total >= order.amountPaisa ? 'refunded' : 'partlyRefunded'
  const vatPaisa = vatOfRefund(order, paisa)
  const netPaisa = paisa - vatPaisa
  const unspent = await shortenPass(sql, order, { paisa, netPaisa })
  await sql`
    update premium_orders set state = ${state}, refunded_paisa = ${total} where id = ${order.id}`
  await post(sql, {
    kind: 'refund',
    key: `refund ${order.id} ${total}`,
    entries: [
      { account: await gatewayOf(sql, order.provider), paisa: -paisa },
      { account: await accountOf(sql, 'deferred'), paisa: unspent },
      { account: await accountOf(sql, 'income'), paisa: netPaisa - unspent },
      { account: await accountOf(sql, 'vat'), paisa: vatPaisa },
    ],
  })
  await noteEvent(sql, order.id, 'refunded', { paisa: String(paisa), total: String(total) })
  await notifyRefunded(sql, order)
  return state
}
