import type { StaffPlan } from '@jes/contract/staff/adminPayments'
import { audit } from '#features/core/staffAccess/audit.ts'
import { recordRefund } from '#features/money/paymentVerification/refund.ts'
import { verifyOrder } from '#features/money/paymentVerification/verify.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Proof, Viewer } from '#lib/serve.ts'
import { expectOrder, planColumns } from './queries.ts'

type Change = { code: string; priceRupees: number; isOffered: boolean; reason: string }

/** Changes the price of future orders; existing ones keep theirs. */
export async function setPlan(
  { id: byId }: Viewer,
  { code, priceRupees, isOffered, reason }: Change,
  proof: Proof,
) {
  return sql.begin(async (sql) => {
    await proof.spend(sql)
    const [before] = await sql<StaffPlan[]>`
      select ${planColumns(sql)} from premium_plans where code = ${code} for update`
    if (!before) throw notFound()
    const [plan] = await sql<[StaffPlan]>`
      update premium_plans set price_paisa = ${priceRupees * 100}, is_offered = ${isOffered}, updated_at = now()
      where code = ${code}
      returning ${planColumns(sql)}`
    const facts = {
      from: `Rs ${before.pricePaisa / 100}`,
      to: `Rs ${priceRupees}`,
      isOffered: String(isOffered),
    }
    await audit(sql, { byId, action: 'plan.set', kind: 'plan', thingId: code, reason, facts })
    return plan
  })
}

/** Queries the provider now. The answer is applied as usual: nobody here can declare something paid. */
export async function checkOrder(viewer: Viewer, id: string) {
  const before = await expectOrder(sql, viewer, id)
  await verifyOrder(id)
  return sql.begin(async (sql) => {
    const order = await expectOrder(sql, viewer, id)
    await audit(sql, {
      byId: viewer.id,
      action: 'order.check',
      kind: 'order',
      thingId: id,
      facts: { from: before.state, to: order.state },
    })
    return order
  })
}

type Refund = { id: string; rupees: number; reason: string }

/** Records a refund by a provider; in one transaction, that of the endpoint. */
export async function refundOrder(sql: Sql, viewer: Viewer, { id, rupees, reason }: Refund) {
  await recordRefund(sql, id, rupees * 100)
  const order = await expectOrder(sql, viewer, id)
  await audit(sql, {
    byId: viewer.id,
    action: 'order.refund',
    kind: 'order',
    thingId: id,
    reason,
    facts: { amount: `Rs ${rupees}` },
  })
  return order
}
