import { mediaApi } from '@jes/contract/core/pictures'
import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import type { ErrorReply } from '@jes/contract/lib/errors'
import { toRequest } from '@jes/contract/lib/request'
import { OUTBOX_SYNC } from '@jes/contract/site/worker'
import type { Act } from '#features/core/outbox/acts.ts'
import { sendWaiting } from '#features/core/outbox/sendWaiting.ts'
import { changeStored, countStored } from '#features/core/outbox/storage.ts'
import { wholeOf } from '#features/core/outbox/wholeAct.ts'
import { findMember } from './member.ts'
import { pages } from './pages.ts'

declare const self: ServiceWorkerGlobalScope & {
  cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> }
}

/** Not all browsers have it, and the types do not. */
type SyncEvent = ExtendableEvent & { tag: string }

self.addEventListener('sync' as 'message', (event) => {
  const { tag } = event as unknown as SyncEvent
  if (tag === OUTBOX_SYNC) event.waitUntil(sendOutbox())
})

/** A page that is seen sends by itself, and shows what comes of it. A failure makes the browser try again later. */
async function sendOutbox() {
  const isSeen = (await pages()).some(({ visibilityState }) => visibilityState === 'visible')
  if (isSeen || (await countStored()) === 0) return
  const member = await findMember()
  if (!member) throw new Error('Nobody is signed in, or the server cannot be reached.')
  const isDone = await sendWaiting({
    userId: member.userId,
    deliver: (act) => deliver(act, member.token),
    // Pages read the store again when they are told of a change.
    onSent: () => {},
    onRefused: () => {},
    show: () => {},
    mayHaveArrived: null,
  })
  if (!isDone) throw new Error('Something still waits to be sent.')
}

async function deliver(act: Act, token: string) {
  const { id, endpoint, key, order } = act
  const headers = { authorization: `Bearer ${token}`, 'accept-language': await language() }
  const whole = await wholeOf(
    act,
    (form) => upload(form, headers),
    (changes) => changeStored(id, changes),
  )
  const { method, url, body } = toRequest(endpoint as AnyEndpoint, whole)
  return fetched(url, {
    method,
    headers: {
      ...headers,
      'idempotency-key': key,
      'act-order': String(order),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

async function upload(form: FormData, headers: Record<string, string>) {
  const { method, url } = toRequest(mediaApi.upload, {})
  const { image } = (await fetched(url, { method, headers, body: form })) as {
    image: { _id: string }
  }
  return image._id
}

/** The server's reply; its refusal is thrown, as `sendWaiting` reads it. */
async function fetched(url: string, init: RequestInit): Promise<unknown> {
  const reply = await fetch(url, init).catch(() => null)
  if (reply?.status === 204) return undefined
  const answer: unknown = await reply?.json().catch(() => null)
  if (reply?.ok && answer) return answer
  const { error, code, reason } = (answer ?? {}) as Partial<ErrorReply>
  throw Object.assign(new Error(error), { status: reply?.status ?? 0, code, reason })
}

/** The language that the reader chose, for the words of a refusal. */
async function language() {
  const saved = await self.cookieStore?.get('jes_prefs')
  const chosen = /"language":"(en|ne)"/.exec(decodeURIComponent(saved?.value ?? ''))?.[1]
  return chosen ?? self.navigator.language
}
