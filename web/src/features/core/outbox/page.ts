import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, send, withToken } from '#lib/api.ts'
import { type Act, currentUserId } from './acts.ts'
import { type Sender, sendOne, sendWaiting } from './sendWaiting.ts'
import { settle } from './sentActs.ts'

/** Sends what waits for the member of this page. Returns whether nothing is left to be sent. */
export async function sendFromPage(client: QueryClient, onRefused: Sender['onRefused']) {
  const userId = currentUserId()
  return !userId || sendWaiting(senderFor(client, userId, onRefused))
}

/** Sends one act now, as its writer pressed. */
export async function sendNow(client: QueryClient, id: string) {
  const userId = currentUserId()
  return userId
    ? sendOne(
        senderFor(client, userId, () => {}),
        id,
      )
    : 'waiting'
}

function senderFor(client: QueryClient, userId: string, onRefused: Sender['onRefused']): Sender {
  return { userId, deliver, onRefused, onSent: (act, reply) => settle(client, act, reply) }
}

async function deliver(act: Act) {
  const { userId, endpoint, sent, key, order } = act
  // Another member of this browser sends nothing of it.
  if (currentUserId() !== userId) throw new ApiError(401, { code: 'unauthenticated' })
  return withToken((token) => send(endpoint as AnyEndpoint, sent, token, undefined, key, order))
}
