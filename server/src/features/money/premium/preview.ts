import type { Plan } from '@jes/contract/money/premium'
import type { Sql } from '#lib/db.ts'
import { expectPlan } from './queries.ts'
import { expectReceiver } from './receiver.ts'

/** The price of an order; and for oneself, the new end of the passes. */
export async function preview(
  sql: Sql,
  userId: string,
  { plan: code, to }: { plan: string; to?: string | undefined },
) {
  const plan = await expectPlan(sql, code)
  if (to !== undefined) {
    return { plan, receiver: await expectReceiver(sql, userId, to), endsAt: null }
  }
  return { plan, receiver: null, endsAt: await endOf(sql, userId, plan) }
}

async function endOf(sql: Sql, userId: string, { days }: Plan) {
  const [row] = await sql<[{ endsAt: string }]>`
    select greatest(now(), (select paid_until from users where id = ${userId})) + make_interval(days => ${days}) as ends_at`
  return row.endsAt
}
