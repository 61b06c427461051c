import { type AnyEndpoint, isNothing } from '@jes/contract/lib/endpoint'
import { ErrorReply } from '@jes/contract/lib/errors'
import type { LightMyRequestResponse } from 'fastify'
import { safeParse } from 'zod/v4/core'
import { check } from '#lib/check.ts'
import type { Operation } from './requests.ts'

/** What is wrong with a reply: null, or a sentence. */
export function faultIn(
  reply: LightMyRequestResponse,
  { statuses }: Operation,
  endpoint: AnyEndpoint | undefined,
) {
  const { statusCode: status } = reply
  // A switched-off part says so with 503; anything else of that kind is a fault.
  if (status >= 500 && status !== 503) return `${status} ${reply.body}`
  if (status === 304) return null
  if (!statuses.includes(status)) return `${status} is not in the document: ${reply.body}`
  if (status >= 400) {
    if (reply.body === '') return null
    return safeParse(ErrorReply, parsed(reply.body)).success ? null : `no refusal: ${reply.body}`
  }
  if (!endpoint || isNothing(endpoint.response)) return null
  const { issues } = check(endpoint.response, parsed(reply.body))
  return issues ? `outside its schema at ${issues[0]?.path.join('.')}: ${reply.body}` : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
