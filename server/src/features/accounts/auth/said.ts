import { translate } from '@jes/contract/lib/translate'
import type { FastifyRequest } from 'fastify'

/** A sentence for who asks, in their language. */
export function said(request: FastifyRequest, message: string) {
  return { message: translate(message, request.language) }
}
