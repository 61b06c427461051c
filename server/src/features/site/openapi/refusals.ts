import { type AnyEndpoint, isNothing } from '@jes/contract/lib/endpoint'

/** What each status of a refusal means, and one as it may be answered. */
export const REFUSALS = {
  400: ['The request cannot be read.', 'malformed', 'We could not read this request.'],
  401: ['A log-in is needed, or has ended.', 'unauthenticated', 'Please log in first.'],
  403: ['Not allowed to this member.', 'forbidden', 'You may not do this.'],
  404: [
    'Not there, or not for this reader to see.',
    'not_found',
    'This is not here, or not for you to see.',
  ],
  408: ['The request took too long to arrive.', 'timeout', 'This took too long. Please try again.'],
  409: ['Something else came first.', 'conflict', 'This was changed in the meantime.'],
  413: ['More than is taken.', 'too_large', 'This is too large.'],
  415: ['A type of content that is not taken.', 'unsupported_type', 'We do not read this type.'],
  421: ['Not a name of this server.', 'misdirected', 'This address is not ours.'],
  422: [
    'Readable, but not right; each field says why.',
    'invalid',
    'Please check what you entered.',
  ],
  429: [
    'Too many requests; `Retry-After` says when again.',
    'too_many',
    'Too many attempts. Try again in 1 minute.',
  ],
  500: [
    'Our fault. The request id leads us to it.',
    'internal',
    'Something went wrong on our side.',
  ],
  503: [
    'Switched off, or busier than it can be.',
    'overloaded',
    'We are very busy. Please try again shortly.',
  ],
} as const

export type RefusalStatus = keyof typeof REFUSALS

/** The statuses with which an endpoint may refuse. `test/world.ts` holds every answer in a test to them. */
export function refusalsOf({ method, access, params, query, body, refuses }: AnyEndpoint) {
  const isRead = method === 'GET'
  const takesBody = !isRead && method !== 'DELETE'
  const all: [RefusalStatus, boolean][] = [
    [400, ![params, query, body].every(isNothing) || takesBody],
    [401, isRead || access !== 'public'],
    [403, !isRead || access !== 'public'],
    [404, ![params, query, body].every(isNothing) || takesBody],
    [408, true],
    [409, !isRead],
    [413, takesBody],
    [415, takesBody],
    [421, true],
    [422, !isRead],
    [429, true],
    [500, true],
    [503, true],
  ]
  const derived = all.filter(([, may]) => may).map(([status]) => status)
  return [...new Set<number>([...derived, ...(refuses ?? [])])].sort()
}
