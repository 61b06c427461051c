import type { PushMessage } from '@jes/contract/notifications/push'
import webPush, { type Urgency } from 'web-push'
import { config } from '#lib/config.ts'
import {
  expectUrl,
  type FetchScope,
  OPEN_INTERNET,
  safeFetch,
  Unfetchable,
} from '#lib/safeFetch.ts'
import { pushKeys } from './keys.ts'
import type { Subscription } from './queries.ts'

/** Members name these servers, so they are contacted as carefully as any foreign server. */
export const PUSH_SERVICES: FetchScope = { ...OPEN_INTERNET, protocols: ['https:'], ports: [443] }

/** After so long without delivery a push service drops a message. */
export const TTL_SECONDS = 24 * 60 * 60

const TOO_LARGE = 413
const NO_ANSWER = 0
const OUT_OF_REACH = -1

export type Sendable = {
  message: PushMessage
  urgency: Urgency
  /** The same without the long parts. */
  short: PushMessage
}
type Answer = { status: number; retryAfter?: string | undefined; why?: string }
export type Outcome =
  | { is: 'sent' }
  /** The browser has unsubscribed or does not exist any more. */
  | { is: 'gone' }
  | { is: 'refused'; why: string }
  | { is: 'delayed'; why: string; seconds: number }

/** Sends a message, encrypted for the browser, to its push service. */
export async function sendPush(
  subscription: Subscription,
  { message, short, urgency }: Sendable,
  reach: FetchScope,
): Promise<Outcome> {
  const first = await post(subscription, { message, urgency }, reach)
  return first.status === TOO_LARGE
    ? judge(await post(subscription, { message: short, urgency }, reach))
    : judge(first)
}

function judge({ status, retryAfter, why = `it answers ${status}` }: Answer): Outcome {
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone' }
  const isBusy = status === NO_ANSWER || status === 429 || status >= 500
  return isBusy ? { is: 'delayed', why, seconds: secondsUntil(retryAfter) } : { is: 'refused', why }
}

async function post(
  { endpoint, p256dh, auth }: Subscription,
  { message, urgency }: Omit<Sendable, 'short'>,
  reach: FetchScope,
): Promise<Answer> {
  const vapidDetails = { subject: subject(), ...(await pushKeys()) }
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails, TTL: TTL_SECONDS, urgency, topic: message.tag },
  )
  try {
    const url = expectUrl(endpoint, undefined, reach)
    const signal = AbortSignal.timeout(reach.timeoutMs)
    const reply = await safeFetch(url, { method: 'POST', headers, body }, { signal, reach })
    reply.destroy()
    return { status: reply.statusCode ?? NO_ANSWER, retryAfter: reply.headers['retry-after'] }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const status = error instanceof Unfetchable ? OUT_OF_REACH : NO_ANSWER
    return { status, why: error.message }
  }
}

/** The contact for a push service. */
function subject() {
  if (config.PUBLIC_URL?.startsWith('https:')) return config.PUBLIC_URL
  return `mailto:${/<(.+)>/.exec(config.MAIL_FROM)?.[1] ?? config.MAIL_FROM}`
}

/** Retry-After is a number of seconds or a date. */
function secondsUntil(retryAfter = '') {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  const seconds = (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0
}
