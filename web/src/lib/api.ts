import { authApi } from '@jes/contract/accounts/auth'
import type { AnyEndpoint, Received, Sent } from '@jes/contract/lib/endpoint'
import type { ErrorCode, ErrorReply } from '@jes/contract/lib/errors'
import { toRequest } from '@jes/contract/lib/request'
import { nextActOrder } from './actOrder.ts'
import { catalogue, text } from './language.ts'
import { usePreferences } from './preferences.ts'
import { clearUser, restoreSession, setToken, useSession, whenBack } from './session.ts'
import { transport } from './transport.ts'

const messages = catalogue({
  noReply: [
    'No response from server. Please check your connection.',
    'सर्भरबाट जवाफ आएन। इन्टरनेट जाँच्नुहोस्।',
  ],
  unexpected: [
    'An unexpected error occurred. Please try again.',
    'केही गडबड भयो। फेरि प्रयास गर्नुहोस्।',
  ],
})

/** The server's refusal; or no reply at all, and then `status` is 0. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | 'no_reply'
  readonly fields: Record<string, string>
  /** The name of the refusal in the catalogue of the contract. */
  readonly reason: string | undefined

  constructor(status: number, reply: Partial<ErrorReply>) {
    super(reply.error ?? (status === 0 ? text(messages).noReply : text(messages).unexpected))
    this.status = status
    this.code = reply.code ?? (status === 0 ? 'no_reply' : 'internal')
    this.fields = reply.errors ?? {}
    this.reason = reply.reason
  }
}

/**
 * Calls one endpoint of the contract. However often it is sent with the same idempotency key, it happens once;
 * repeated with a new token, it keeps its place in the order of actions.
 */
export function call<E extends AnyEndpoint>(
  endpoint: E,
  sent: Sent<E>,
  signal?: AbortSignal,
  idempotencyKey?: string,
): Promise<Received<E>> {
  const order = endpoint.method === 'GET' ? 0 : nextActOrder()
  return withToken((token) => send(endpoint, sent, token, signal, idempotencyKey, order))
}

/**
 * Sends with the current token; an expired one is renewed on the way. When the session is over, the call waits until
 * its member is back, and is never sent for anybody else; after a log-out nobody is asked.
 */
export async function withToken<T>(
  send: (token: string | null) => Promise<T>,
  isLeaving = false,
): Promise<T> {
  const { token, user, isKnown } = useSession.getState()
  try {
    const answer = await send(token)
    if (token && !isKnown) useSession.setState({ isKnown: true })
    return answer
  } catch (error) {
    const isDead = token !== null && error instanceof ApiError && error.code === 'unauthenticated'
    if (!isDead) throw error
    const renewed = await renewToken(token)
    const now = useSession.getState().user
    if (now && now._id !== user?._id) throw error
    if (renewed || isLeaving || !now) return send(renewed)
    if (!(await whenBack(now._id))) throw error
    return withToken(send)
  }
}

/** The token and the language. */
export function headersFor(token: string | null): Record<string, string> {
  const { language } = usePreferences.getState()
  return { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) }
}

/** Sends once, with this token or as a visitor. */
export async function send<E extends AnyEndpoint>(
  endpoint: E,
  sent: Sent<E>,
  token: string | null,
  signal?: AbortSignal,
  idempotencyKey?: string,
  order = 0,
): Promise<Received<E>> {
  const { method, url, body } = toRequest(endpoint, sent)
  const headers = headersFor(token)
  if (body) headers['content-type'] = 'application/json'
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  if (order) headers['act-order'] = String(order)

  const reply = await transport
    .fetch(url, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    .catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      throw new ApiError(0, {})
    })
  if (reply.status === 204) return undefined as Received<E>
  const answer: unknown = await reply.json().catch(() => null)
  if (!reply.ok || answer === null) throw new ApiError(reply.status, (answer ?? {}) as object)
  return answer as Received<E>
}

let renewal: Promise<string | null> | null = null

/** One renewal at a time in this tab, and, where the browser has locks, in all tabs together. */
function renewToken(dead: string) {
  renewal ??= inAllTabs(() => renew(dead)).finally(() => {
    renewal = null
  })
  return renewal
}

async function renew(dead: string) {
  restoreSession()
  const { token, user } = useSession.getState()
  if (token !== dead) return token
  try {
    const account = user?._id
    const renewed = await send(authApi.refresh, { body: { account } }, null)
    // Where a browser has no locks, another tab may have switched to another account meanwhile.
    if (useSession.getState().user?._id !== account) return null
    setToken(renewed.token)
    return renewed.token
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error
    // Somebody who returns long after is simply signed out; there is nothing on the page to keep.
    if (!useSession.getState().isKnown) clearUser()
    return null
  }
}

/** What changes the cookies of sessions is done by one tab at a time. */
export function inAllTabs<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('jes-renewal', work) : work()
}
