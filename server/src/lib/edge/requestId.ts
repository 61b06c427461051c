import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isTrustedProxy } from '#lib/address.ts'

export const REQUEST_ID = 'x-request-id'

/** Characters that are safe in a log and in a database column. */
const VALID = /^[\w.:=+/-]{8,60}$/

/** Random at each start, so that no two processes ever give the same id. */
const PROCESS = randomBytes(6).toString('hex')
let count = 0

/** The request id of a trusted proxy, so that its log and ours can be joined; else one of our own. */
export function requestIdOf(request: IncomingMessage) {
  const given = request.headers[REQUEST_ID]
  if (typeof given === 'string' && isTrustedProxy(request) && VALID.test(given)) return given
  count += 1
  return `${PROCESS}-${count.toString(36)}`
}
