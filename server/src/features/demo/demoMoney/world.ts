import {
  PAID_ORDERS,
  PAID_STAR,
  REQUESTING_STAR,
  TAKEN_BACK,
  UNPAID_ORDERS,
} from '#features/demo/demoTexts/passes.ts'
import { STAFF } from '#features/demo/demoTexts/staffwork.ts'
import type { Cast } from '#features/demo/demoWorld/cast.ts'
import { makeChance } from '#features/demo/demoWorld/chance.ts'
import { type Clock, DAY, HOUR, momentOf } from '#features/demo/demoWorld/clock.ts'
import { isOld } from '#features/demo/demoWorld/notices.ts'
import type { Follow } from '#features/demo/demoWorld/people.ts'
import { recordRefund } from '#features/money/paymentVerification/refund.ts'
import { closeMonth } from '#features/money/revenue/close.ts'
import type { Sql } from '#lib/db.ts'
import { monthName, monthStart } from './calendar.ts'
import { insertEngaged, insertPostDays } from './engaged.ts'
import { insertOrders, isPaid, type Plan, planOrders } from './orders.ts'
import { insertPasses, insertPurchases, planPasses } from './passes.ts'
import { insertPaidPayout, requestDemoPayout } from './payouts.ts'

/** A random generator of its own, so that money does not change the rest of the demo. */
const SEED = 2086
/** A month is closed on the morning of the fifth. */
const CLOSING = 4 * DAY + 3 * HOUR

type DemoContext = { cast: Cast; follows: Follow[]; clock: Clock }

/** Passes of the last three months, with their money. The months are closed like every month. */
export async function insertMoney(sql: Sql, { cast, follows, clock }: DemoContext) {
  const chance = makeChance(SEED)
  const plans = await sql<Plan[]>`
    select code, days, price_paisa::int as price_paisa from premium_plans`
  const orders = planOrders([...PAID_ORDERS, TAKEN_BACK, ...UNPAID_ORDERS], { cast, clock, plans })
  const paid = orders.filter(isPaid)
  const passes = planPasses(paid)
  await insertOrders(sql, orders, clock)
  await insertPasses(sql, passes, clock)
  await insertPurchases(sql, paid, clock)
  await insertEngaged(sql, passes, { follows, chance, clock })
  await insertPostDays(sql, { chance, clock })

  const admin = cast.person(STAFF.admin)
  await close(sql, 3, clock)
  await close(sql, 2, clock)
  await insertPaidPayout(sql, { to: cast.person(PAID_STAR), admin, clock })
  await close(sql, 1, clock)
  await requestDemoPayout(sql, cast.person(REQUESTING_STAR))
  const back = paid.find(({ buyer }) => buyer.username === TAKEN_BACK.by)!
  await recordRefund(sql, back.id, back.plan.pricePaisa)
  await dateNews(sql, `premium refunded ${back.id}`, { at: clock.ago(HOUR), clock })
}

async function close(sql: Sql, monthsBack: number, clock: Clock) {
  const month = monthName(clock.now, monthsBack)
  await closeMonth(sql, month)
  const at = Math.min(clock.now, monthStart(clock.now, monthsBack - 1) + CLOSING)
  await sql`update revenue_months set closed_at = ${momentOf(at)} where month = ${`${month}-01`}`
  await dateNews(sql, `earned ${month}`, { at, clock })
}

/** Dates new notifications back; those that are some days old are read. */
async function dateNews(sql: Sql, groupKey: string, { at, clock }: { at: number; clock: Clock }) {
  const readAt = isOld(at, clock) ? momentOf(at + HOUR) : null
  await sql`
    update notifications
    set created_at = ${momentOf(at)}, bumped_at = ${momentOf(at)}, read_at = ${readAt},
      place = (${at}::bigint << 16) | (place & 65535)
    where group_key = ${groupKey}`
}
