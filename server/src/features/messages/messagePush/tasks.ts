import type { TaskList } from 'graphile-worker'
import { forget } from '#features/notifications/push/commands.ts'
import { listSubscriptions, type Subscription } from '#features/notifications/push/queries.ts'
import { findQuiet } from '#features/notifications/push/quiet.ts'
import {
  PUSH_SERVICES,
  type Sendable,
  sendPush,
  TTL_SECONDS,
} from '#features/notifications/push/send.ts'
import { sql } from '#lib/db.ts'
import { addJob } from '#lib/jobs.ts'
import type { FetchScope } from '#lib/safeFetch.ts'
import { newMessagePush } from './queries.ts'

export const messagePushTasks: TaskList = { pushMessage: makeMessagePush(PUSH_SERVICES) }

const MOST_TRIES = 5
const FIRST_WAIT = 60

/** A talk with something new for all devices of a member; or a retry for one, whose push service was busy. */
type MessagePushJob = { talkId: string; userId: string; again?: Again }
type Again = { subscriptionId: string; tries: number }
type Log = { warn: (message: string) => void }

/** The job that tells a member's devices who wrote. The SQL function `send_message` queues it. */
export function makeMessagePush(reach: FetchScope) {
  return async (payload: unknown, { logger }: { logger: Log }) => {
    const job = payload as MessagePushJob
    const wait = await findQuiet(sql, job.userId)
    if (wait > 0) return postpone(job, wait)
    const news = await newMessagePush(sql, job)
    if (!news) return
    const devices = await listSubscriptions(sql, job.userId, job.again?.subscriptionId)
    await Promise.all(devices.map((device) => deliver(device, news, { job, reach, logger })))
  }
}

/** Until the quiet hours of the member end: then each talk with something unread is one message. */
async function postpone({ talkId, userId }: MessagePushJob, wait: number) {
  const key = `pushMessage ${talkId} ${userId} quiet`
  await addJob(sql, { name: 'pushMessage', payload: { talkId, userId }, key, attempts: 5, wait })
}

type Delivery = { job: MessagePushJob; reach: FetchScope; logger: Log }

async function deliver(device: Subscription, news: Sendable, { job, reach, logger }: Delivery) {
  const outcome = await sendPush(device, news, reach)
  if (outcome.is === 'gone') await forget(sql, device)
  if ('why' in outcome) logger.warn(`Push to device ${device.id} is ${outcome.is}: ${outcome.why}`)
  const tries = (job.again?.tries ?? 0) + 1
  if (outcome.is !== 'delayed' || tries >= MOST_TRIES) return
  const wait = Math.max(outcome.seconds, FIRST_WAIT * 4 ** (tries - 1))
  if (wait >= TTL_SECONDS) return
  const payload = { ...job, again: { subscriptionId: device.id, tries } }
  const key = `pushMessage ${job.talkId} ${job.userId} ${device.id}`
  await addJob(sql, { name: 'pushMessage', payload, key, attempts: 5, wait })
}
