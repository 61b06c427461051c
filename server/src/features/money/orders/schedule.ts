import type { OrderState } from '@jes/contract/money/premium'
import type { Sql } from '#lib/db.ts'
import { addJob } from '#lib/jobs.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The provider is queried about an open order at these ages, then once a day. */
const AGES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, DAY]
/** A provider that does not answer for so long is not queried any more. */
const SILENT_DAYS = 30
/** After the payment, at these ages, because it may be refunded. */
const REFUND_AGES = [DAY, 7 * DAY, 30 * DAY]

type Timed = { createdAt: string; settledAt: string | null; now: string }

/** When the provider is queried next about an order in this state; null is never. */
export function nextCheck(state: OrderState, { createdAt, settledAt, now }: Timed) {
  const [created, settled, at] = [createdAt, settledAt ?? now, now].map((moment) =>
    Date.parse(moment),
  ) as [number, number, number]
  switch (state) {
    case 'created':
    case 'pending':
      return momentOf(created + (nextOf(AGES, at - created) ?? nextDay(at - created)))
    case 'paid':
    case 'partlyRefunded':
      return momentOf(settled + (nextOf(REFUND_AGES, at - settled) ?? Number.NaN))
    case 'failed':
    case 'expired':
      // One last query: a late success is honoured, also where the browser never came back.
      return at - created < DAY ? momentOf(created + DAY) : null
    default:
      return null
  }
}

function nextOf(ages: number[], age: number) {
  return ages.find((one) => one > age)
}

function nextDay(age: number) {
  const days = Math.floor(age / DAY) + 1
  return days > SILENT_DAYS ? Number.NaN : days * DAY
}

function momentOf(millis: number) {
  return Number.isNaN(millis) ? null : new Date(millis).toISOString()
}

/** Queues a query to the provider at once. */
export async function queryNow(sql: Sql, orderId: string) {
  await addJob(sql, { name: 'verifyOrder', payload: { id: orderId }, key: keyOf(orderId) })
}

const PAUSE_SECONDS = 5

/** Queues a query to the provider soon; however often it is called, it runs once in so many seconds. */
export async function querySoon(sql: Sql, orderId: string) {
  await addJob(sql, {
    name: 'verifyOrder',
    payload: { id: orderId },
    key: keyOf(orderId),
    wait: PAUSE_SECONDS,
    keepsRunAt: true,
  })
}

function keyOf(orderId: string) {
  return `verifyOrder ${orderId}`
}
