import { accountOf, gatewayOf } from '#features/money/ledger/accounts.ts'
import { post } from '#features/money/ledger/post.ts'
import { sendReceipt } from '#features/money/orders/letters.ts'
import { notifySettled } from '#features/money/orders/notify.ts'
import { grantPass } from '#features/money/orders/passes.ts'
import { noteEvent, type OrderRow } from '#features/money/orders/rows.ts'
import { vatOfSale } from '#features/money/orders/vat.ts'
import type { Sql } from '#lib/db.ts'

type Paid = { txn: string; feePaisa: number }

/** All consequences of a payment, in the transaction that has the order locked: so they happen once. */
export async function settle(sql: Sql, order: OrderRow, { txn, feePaisa }: Paid) {
  const vat = vatOfSale(order.amountPaisa)
  const pass = await grantPass(sql, order, order.amountPaisa - (vat?.paisa ?? 0))
  const [{ receiptNo, settledAt }] = await sql<[{ receiptNo: number; settledAt: string }]>`
    update premium_orders
    set state = 'paid', provider_txn = ${txn}, fee_paisa = ${feePaisa}, settled_at = now(),
      receipt_no = nextval('premium_receipts'),
      vat_percent = ${vat?.percent ?? null}, vat_paisa = ${vat?.paisa ?? null}, vat_pan = ${vat?.pan ?? null}
    where id = ${order.id}
    returning receipt_no, settled_at`
  await postPurchase(sql, order, { feePaisa, vatPaisa: vat?.paisa ?? 0 })
  await noteEvent(sql, order.id, 'settled', { txn, fee: String(feePaisa) })
  await notifySettled(sql, order)
  await sendReceipt(sql, order, { receiptNo, settledAt, txn, pass, vat })
}

/** Whether another order was settled with the same payment. */
export async function isSpent(sql: Sql, { id, provider }: OrderRow, txn: string) {
  const rows = await sql`
    select from premium_orders where provider = ${provider} and provider_txn = ${txn} and id <> ${id}`
  return rows.length > 0
}

type Parts = { feePaisa: number; vatPaisa: number }

/** The provider holds the money without its fee; we owe the state the VAT, and days of the pass for the rest. */
async function postPurchase(
  sql: Sql,
  { id, provider, amountPaisa }: OrderRow,
  { feePaisa, vatPaisa }: Parts,
) {
  await post(sql, {
    kind: 'purchase',
    key: `purchase ${id}`,
    entries: [
      { account: await gatewayOf(sql, provider), paisa: amountPaisa - feePaisa },
      { account: await accountOf(sql, 'fees'), paisa: feePaisa },
      { account: await accountOf(sql, 'deferred'), paisa: vatPaisa - amountPaisa },
      { account: await accountOf(sql, 'vat'), paisa: -vatPaisa },
    ],
  })
}
