import type { ErrorCode, ErrorReply } from '@jes/contract/lib/errors'

const STATUS: Record<ErrorCode, number> = {
  malformed: 400,
  unauthenticated: 401,
  two_factor: 401,
  forbidden: 403,
  two_factor_required: 403,
  email_unverified: 403,
  suspended: 403,
  not_found: 404,
  timeout: 408,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  misdirected: 421,
  invalid: 422,
  too_many: 429,
  internal: 500,
  overloaded: 503,
}

type Fields = Record<string, string>

/** A refusal that the person at the other end may read. Anything else is a bug. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly fields: Fields | undefined
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    { fields, retryAfter }: { fields?: Fields; retryAfter?: number } = {},
  ) {
    super(message)
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }

  get status() {
    return STATUS[this.code]
  }

  toReply(): ErrorReply {
    return {
      error: this.message,
      code: this.code,
      ...(this.fields && { errors: this.fields }),
      ...(this.code === 'two_factor' && { twoFactor: true as const }),
    }
  }
}

export function notFound() {
  return new Refusal('not_found', 'This is not here, or not for you to see.')
}

export function forbidden(message = 'You may not do this.') {
  return new Refusal('forbidden', message)
}

export function unauthenticated(message = 'Please log in first.') {
  return new Refusal('unauthenticated', message)
}

export function malformed(message = 'We could not read this request.') {
  return new Refusal('malformed', message)
}

/** The first of the fields speaks for all where only one text is shown. */
export function invalid(fields: Fields) {
  return new Refusal('invalid', Object.values(fields)[0] ?? 'Please check what you entered.', {
    fields,
  })
}

const MOST_MINUTES_SAID = 120

export function tooMany(seconds: number) {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const hours = Math.ceil(minutes / 60)
  const inMinutes =
    minutes === 1
      ? 'Too many attempts. Try again in 1 minute.'
      : `Too many attempts. Try again in ${minutes} minutes.`
  const message =
    minutes > MOST_MINUTES_SAID ? `Too many attempts. Try again in ${hours} hours.` : inMinutes
  return new Refusal('too_many', message, { retryAfter: Math.max(1, Math.ceil(seconds)) })
}

export function tooSlow() {
  return new Refusal(
    'timeout',
    'Your request took too long to arrive. Check your connection and try again.',
  )
}

export function overloaded(seconds = 5) {
  return new Refusal('overloaded', 'Jes is very busy just now. Please try again in a moment.', {
    retryAfter: seconds,
  })
}
