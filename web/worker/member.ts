import { authApi } from '@jes/contract/accounts/auth'
import type { AnyEndpoint, Received, Sent } from '@jes/contract/lib/endpoint'
import { toRequest } from '@jes/contract/lib/request'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { pushApi } from '@jes/contract/notifications/push'

declare const self: ServiceWorkerGlobalScope

export async function markRead(id: string) {
  await callAsMember(notificationApi.read, { params: { id } })
}

/** The browser has dropped the subscription: the signed-in member gets a new one. */
export async function keepSubscribed({ pushManager }: ServiceWorkerRegistration) {
  const listed = await callAsMember(pushApi.list, {})
  if (!listed?.devices.some(({ isThis }) => isThis)) return
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: listed.publicKey,
  })
  const body = subscription.toJSON() as Sent<typeof pushApi.add>['body']
  await callAsMember(pushApi.add, { body })
}

/** Who is signed in, with a token; null if nobody is, or the server cannot be reached. */
export async function findMember() {
  const renewed = await renewToken()
  if (!renewed) return null
  const { token } = renewed
  const own = await send(authApi.me, {}, { authorization: `Bearer ${token}` })
  return own && { userId: own.user._id, token }
}

/** A worker cannot read the token of the pages, but it has the refresh cookie. */
async function callAsMember<E extends AnyEndpoint>(
  endpoint: E,
  sent: Sent<E>,
): Promise<Received<E> | null> {
  const renewed = await renewToken()
  return renewed && send(endpoint, sent, { authorization: `Bearer ${renewed.token}` })
}

/** Never at the same time as a page. */
function renewToken() {
  return self.navigator.locks.request('jes-renewal', () => send(authApi.refresh, {}, {}))
}

/** The server's reply; null if it refuses or cannot be reached. */
async function send<E extends AnyEndpoint>(
  endpoint: E,
  sent: Sent<E>,
  headers: Record<string, string>,
): Promise<Received<E> | null> {
  const { method, url, body } = toRequest(endpoint, sent)
  const reply = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => null)
  return reply?.ok ? ((await reply.json()) as Received<E>) : null
}
