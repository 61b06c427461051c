import type { AnyEndpoint, Received, Sent } from '@jes/contract/lib/endpoint'
import { toRequest } from '@jes/contract/lib/request'
import { ApiError, headersFor, withToken } from './api.ts'

/** Calls an endpoint that takes files: like `call`, with a form instead of a body. */
export function callForm<E extends AnyEndpoint>(
  endpoint: E,
  sent: Sent<E>,
  form: FormData,
  idempotencyKey?: string,
): Promise<Received<E>> {
  return withToken(async (token) => {
    const { method, url } = toRequest(endpoint, sent)
    const headers = headersFor(token)
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
    const reply = await fetch(url, { method, headers, body: form }).catch(() => {
      throw new ApiError(0, {})
    })
    const answer: unknown = await reply.json().catch(() => null)
    if (!reply.ok || answer === null) throw new ApiError(reply.status, (answer ?? {}) as object)
    return answer as Received<E>
  })
}
