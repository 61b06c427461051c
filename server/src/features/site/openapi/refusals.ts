import { type AnyEndpoint, isNothing } from '@jes/contract/lib/endpoint'
import { type Because, because } from '@jes/contract/lib/refusals/because'

/** The meaning of each status of a refusal, and an example. */
export const REFUSALS = {
  400: ['The request cannot be read.', 'request.malformed'],
  401: ['A log-in is needed, or has ended.', 'request.log_in'],
  403: ['Not allowed to this member.', 'request.forbidden'],
  404: ['Not there, or not for this reader to see.', 'request.not_found'],
  408: ['The request took too long to arrive.', 'request.timeout'],
  409: ['Something else came first.', 'request.under_way'],
  413: ['More than is taken.', 'request.too_large'],
  415: ['A type of content that is not taken.', 'request.unsupported_type'],
  421: ['Not a name of this server.', 'request.misdirected'],
  422: ['Readable, but not right; each field says why.', 'request.invalid'],
  429: [
    'Too many requests; `Retry-After` says when again.',
    because('request.too_many', { minutes: 1 }),
  ],
  500: ['Our fault. The request id leads us to it.', 'request.internal'],
  503: ['Switched off, or busier than it can be.', 'request.overloaded'],
} satisfies Record<number, [meaning: string, because: Because]>

export type RefusalStatus = keyof typeof REFUSALS

/** The statuses with which an endpoint may refuse. `test/world.ts` checks every reply in a test against them. */
export function refusalsOf({ method, access, params, query, body, refuses }: AnyEndpoint) {
  const isRead = method === 'GET'
  const all: [RefusalStatus, boolean][] = [
    [400, ![params, query, body].every(isNothing) || !isRead],
    [401, isRead || access !== 'public'],
    [403, !isRead || access !== 'public'],
    [404, ![params, query, body].every(isNothing) || !isRead],
    [408, true],
    [409, !isRead],
    // Also where no body is asked for: one may come all the same.
    [413, !isRead],
    [415, !isRead],
    [421, true],
    [422, !isRead],
    [429, true],
    [500, true],
    [503, true],
  ]
  const derived = all.filter(([, may]) => may).map(([status]) => status)
  return [...new Set<number>([...derived, ...(refuses ?? [])])].sort()
}
