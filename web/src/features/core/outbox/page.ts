import { mediaApi } from '@jes/contract/core/pictures'
import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, send, withToken } from '#lib/api.ts'
import { callForm } from '#lib/callForm.ts'
import { text } from '#lib/language.ts'
import type { Act } from './acts.ts'
import { currentUserId } from './newAct.ts'
import { changeAct, showChange } from './outbox.ts'
import { messages } from './refusalMessages.ts'
import { type Sender, sendOne, sendWaiting } from './sendWaiting.ts'
import { settle } from './sentActs.ts'
import { requestSync } from './sync.ts'
import { wholeOf } from './wholeAct.ts'

/** Sends what waits for the member of this page. Returns whether nothing is left to be sent. */
export async function sendFromPage(client: QueryClient, onRefused: Sender['onRefused']) {
  const userId = currentUserId()
  if (!userId) return true
  const isDone = await sendWaiting(senderFor(client, userId, onRefused))
  if (!isDone) requestSync()
  return isDone
}

/** Sends one act now, as its writer pressed. */
export async function sendNow(client: QueryClient, id: string) {
  const userId = currentUserId()
  if (!userId) return 'waiting'
  const outcome = await sendOne(
    senderFor(client, userId, () => {}),
    id,
  )
  if (outcome === 'waiting') requestSync()
  return outcome
}

function senderFor(client: QueryClient, userId: string, onRefused: Sender['onRefused']): Sender {
  return {
    userId,
    deliver,
    onRefused,
    onSent: (act, reply) => settle(client, act, reply),
    show: showChange,
    mayHaveArrived: text(messages).mayHaveArrived,
  }
}

async function deliver(act: Act) {
  const { id, userId, endpoint, key, order } = act
  // Another member of this browser sends nothing of it.
  if (currentUserId() !== userId) throw new ApiError(401, { code: 'unauthenticated' })
  const whole = await wholeOf(act, upload, (changes) => changeAct(id, changes))
  return withToken((token) => send(endpoint as AnyEndpoint, whole, token, undefined, key, order))
}

async function upload(form: FormData) {
  const { image } = await callForm(mediaApi.upload, {}, form)
  return image._id
}
