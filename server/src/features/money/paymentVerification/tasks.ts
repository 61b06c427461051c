import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { type FindDriver, verifyOrder } from './verify.ts'

export const paymentVerificationTasks: TaskList = {
  verifyOrder: (payload) => verifyOrder((payload as { id: string }).id),
  checkOrders: () => checkOrders(),
}
export const paymentVerificationCrontab = '* * * * * checkOrders'

/** Less than the minute after which the next one begins. */
const MOST_MS = 50_000

/** Queries all orders that are due, one after another, so that no mail waits for a provider that does not answer. */
export async function checkOrders(findDriver?: FindDriver) {
  const until = performance.now() + MOST_MS
  while (performance.now() < until) {
    const id = await claimDue()
    if (id === null) return
    await verifyOrder(id, findDriver)
  }
}

/** Claims the next order that is due; if everything fails, it is due again in some minutes. */
async function claimDue() {
  const [claimed] = await sql<{ id: string }[]>`
    update premium_orders set next_check_at = now() + interval '5 minutes'
    where id = (
      select id from premium_orders
      where next_check_at <= now() order by next_check_at limit 1 for update skip locked
    )
    returning id`
  return claimed?.id ?? null
}
