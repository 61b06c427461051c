import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { addJob } from '#lib/jobs.ts'
import type { FetchScope } from '#lib/safeFetch.ts'
import { forget } from './commands.ts'
import { newsMessage, summaryMessage } from './messages.ts'
import { listSubscriptions, type Subscription } from './queries.ts'
import { findQuiet, silence, takeSilenced } from './quiet.ts'
import { PUSH_SERVICES, type Sendable, sendPush, TTL_SECONDS } from './send.ts'

export const pushTasks: TaskList = {
  push: makePush(PUSH_SERVICES),
  pushSummary: makePushSummary(PUSH_SERVICES),
}

const MOST_TRIES = 5
const FIRST_WAIT = 60

/** A notification for all devices of its reader; or a retry for one, whose push service was busy. */
type PushJob = { notificationId: string; again?: Again }
type Again = { subscriptionId: string; pushedAt: string; tries: number }
type Log = { warn: (message: string) => void }
type Round = { pushedAt: string; userId: string }

/** The job that sends a notification to a member's devices. The SQL function `notify` queues it. */
export function makePush(reach: FetchScope) {
  return async (payload: unknown, { logger }: { logger: Log }) => {
    const { notificationId, again } = payload as PushJob
    const round = await (again
      ? findRound(notificationId, again.pushedAt)
      : beginRound(notificationId))
    const news = round && (await newsMessage(sql, notificationId, round.userId))
    if (!news) return
    const wait = await findQuiet(sql, round.userId)
    if (wait > 0 && (await silence(sql, notificationId, { userId: round.userId, wait }))) return

    const devices = await listSubscriptions(sql, round.userId, again?.subscriptionId)
    await Promise.all(
      devices.map((device) => {
        const tries = (again?.tries ?? 0) + 1
        const pushJob = { notificationId, pushedAt: round.pushedAt, tries }
        return deliver(device, news, { ...pushJob, reach, logger })
      }),
    )
  }
}

/** The job after the quiet hours of a member: one message for all that came meanwhile. */
export function makePushSummary(reach: FetchScope) {
  return async (payload: unknown, { logger }: { logger: Log }) => {
    const { userId } = payload as { userId: string }
    const news = await summaryMessage(sql, await takeSilenced(sql, userId), userId)
    if (!news) return
    for (const device of await listSubscriptions(sql, userId)) {
      const outcome = await sendPush(device, news, reach)
      if (outcome.is === 'gone') await forget(sql, device)
      if ('why' in outcome)
        logger.warn(`Push to device ${device.id} is ${outcome.is}: ${outcome.why}`)
    }
  }
}

type Delivery = {
  notificationId: string
  pushedAt: string
  tries: number
  reach: FetchScope
  logger: Log
}

async function deliver(
  device: Subscription,
  news: Sendable,
  { notificationId, pushedAt, tries, reach, logger }: Delivery,
) {
  const outcome = await sendPush(device, news, reach)
  if (outcome.is === 'gone') await forget(sql, device)
  if ('why' in outcome) logger.warn(`Push to device ${device.id} is ${outcome.is}: ${outcome.why}`)
  if (outcome.is !== 'delayed' || tries >= MOST_TRIES) return

  const wait = Math.max(outcome.seconds, FIRST_WAIT * 4 ** (tries - 1))
  if (wait >= TTL_SECONDS) return
  const again: Again = { subscriptionId: device.id, pushedAt, tries }
  const key = `push ${notificationId} ${device.id}`
  await addJob(sql, { name: 'push', payload: { notificationId, again }, key, attempts: 5, wait })
}

async function beginRound(notificationId: string) {
  const [round] = await sql<Round[]>`
    update notifications set pushed_at = now() where id = ${notificationId} and read_at is null
    returning pushed_at, user_id`
  return round
}

/** Nothing if a newer round has been sent to all devices, the retried one among them. */
async function findRound(notificationId: string, pushedAt: string) {
  const [round] = await sql<Round[]>`
    select pushed_at, user_id from notifications
    where id = ${notificationId} and pushed_at = ${pushedAt}::timestamptz`
  return round
}
