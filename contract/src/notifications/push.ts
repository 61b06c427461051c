import type { Language } from '@jes/contract/core/settings'
import { endpoint } from '@jes/contract/lib/endpoint'
import { because } from '@jes/contract/lib/refusals/because'
import { cleaned, Id, Moment } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

const NOT_ONE = because('notifications.not_a_subscription')
const PublicKey = z.string(NOT_ONE).check(z.regex(/^[A-Za-z0-9_-]{87}=?$/, NOT_ONE))
const Secret = z.string(NOT_ONE).check(z.regex(/^[A-Za-z0-9_-]{22}(==)?$/, NOT_ONE))

/** What is sent to a device: who did what, without any text that somebody wrote. */
export type PushMessage = {
  /** The notification of the message. */
  id: string | null
  title: string
  body: string
  path: string
  /** Messages with the same tag replace each other. */
  tag: string
  /** How many notifications are unread. */
  badge: number
  lang: Language
}

/** What the browser's PushManager gives. */
export const PushSubscription = z.object({
  endpoint: cleaned(NOT_ONE).check(
    z.url({ protocol: /^https$/, error: NOT_ONE }),
    z.maxLength(1_000, NOT_ONE),
  ),
  keys: z.object({ p256dh: PublicKey, auth: Secret }, NOT_ONE),
})
export type PushSubscription = z.infer<typeof PushSubscription>

const PushDevice = z.object({
  _id: Id,
  device: z.string(),
  createdAt: Moment,
  /** The requesting device. */
  isThis: z.boolean(),
})
export type PushDevice = z.infer<typeof PushDevice>

export const pushApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/push',
    summary: 'My devices that get push messages, and the key to add one',
    response: z.object({ publicKey: z.string(), devices: z.array(PushDevice) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/push',
    summary: 'Send push messages to this device',
    body: PushSubscription,
    response: z.object({ device: PushDevice }),
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/push/:id',
    summary: 'Send no more push messages to one of my devices',
    params: z.object({ id: Id }),
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/push/:id/test',
    summary: 'Send a test message to one of my devices',
    params: z.object({ id: Id }),
    response: z.object({ isSent: z.boolean() }),
  }),
}
