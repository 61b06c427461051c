import { mediaApi } from '@jes/contract/core/pictures'
import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, send, withToken } from '#lib/api.ts'
import { callForm } from '#lib/callForm.ts'
import type { Act, WaitingPicture } from './acts.ts'
import { currentUserId } from './newAct.ts'
import { changeAct } from './outbox.ts'
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
  const images = act.pictures?.length ? await sendPictures(act, act.pictures) : null
  const whole = images ? { ...sent, body: { ...sent.body, images } } : sent
  return withToken((token) => send(endpoint as AnyEndpoint, whole, token, undefined, key, order))
}

/** Uploads what has not arrived yet. Each is remembered at once: after a break none is sent twice. */
async function sendPictures({ id }: Act, pictures: readonly WaitingPicture[]) {
  const sent = [...pictures]
  for (const [index, { file, pictureId, alt }] of pictures.entries()) {
    if (pictureId || !file) continue
    const { image } = await callForm(mediaApi.upload, {}, formOf(file))
    sent[index] = { file: null, alt, pictureId: image._id }
    await changeAct(id, { pictures: sent })
  }
  return sent.flatMap(({ pictureId, alt }) => (pictureId ? { _id: pictureId, alt } : []))
}

function formOf(file: Blob) {
  const form = new FormData()
  form.append('file', file)
  return form
}
