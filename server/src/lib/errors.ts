import type { Language } from '@jes/contract/core/settings'
import type { ErrorCode, ErrorReply } from '@jes/contract/lib/errors'
import type { Challenge } from '@jes/contract/lib/proofOfWork'
import { type Because, because, type Reason, readBecause } from '@jes/contract/lib/refusals/because'
import { CODES } from '@jes/contract/lib/refusals/codes'
import { speak } from './speak.ts'

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

type Fields = Record<string, Because>
type About = {
  fields?: Fields
  /** The one field that it is about. */
  field?: string
  /** Further facts, returned under `errors` as they are. */
  facts?: Record<string, string>
  /** Seconds after which a retry makes sense. */
  retryAfter?: number
  /** The work that buys the same request. */
  challenge?: Challenge
}

/** A refusal whose sentence people may read. Any other error is a bug. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly because: Because
  readonly fields: Fields | undefined
  readonly facts: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly challenge: Challenge | undefined

  constructor(
    code: ErrorCode,
    because: Because,
    { fields, field, facts, retryAfter, challenge }: About = {},
  ) {
    super(speak(because, 'en'))
    this.code = code
    this.because = because
    this.fields = field === undefined ? fields : { [field]: because }
    this.facts = facts
    this.retryAfter = retryAfter
    this.challenge = challenge
  }

  get status() {
    return STATUS[this.code]
  }

  toReply(language: Language = 'en'): ErrorReply {
    const { fields, facts } = this
    return {
      error: speak(this.because, language),
      code: this.code,
      ...readBecause(this.because),
      ...((fields ?? facts) && {
        errors: { ...ofEach(fields, (why) => speak(why, language)), ...facts },
      }),
      ...(fields && { fieldReasons: ofEach(fields, readBecause) }),
      ...(this.code === 'two_factor' && { twoFactor: true as const }),
      ...(this.challenge && { challenge: this.challenge }),
    }
  }
}

function ofEach<T>(fields: Fields = {}, make: (why: Because) => T) {
  return Object.fromEntries(Object.entries(fields).map(([name, why]) => [name, make(why)]))
}

/** A refusal with a reason of the catalogue, which also defines its code. */
export function refuse(because: Because, about?: About) {
  return new Refusal(CODES[readBecause(because).reason as Reason], because, about)
}

export function notFound() {
  return refuse('request.not_found')
}

export function forbidden() {
  return refuse('request.forbidden')
}

export function unauthenticated() {
  return refuse('request.log_in')
}

/** The session or its token has ended. */
export function sessionEnded() {
  return refuse('request.session_ended')
}

/** A part of the URL has no field to report an error at. */
export function malformed(because: Because = 'request.malformed') {
  return new Refusal('malformed', because)
}

/** Where only one text is shown, the first field speaks for all. */
export function invalid(fields: Fields) {
  return new Refusal('invalid', Object.values(fields)[0] ?? 'request.invalid', { fields })
}

const MOST_MINUTES_SAID = 120

export function tooMany(seconds: number) {
  const minutes = minutesOf(seconds)
  const why =
    minutes > MOST_MINUTES_SAID
      ? because('request.too_many_for_hours', { hours: Math.ceil(minutes / 60) })
      : because('request.too_many', { minutes })
  return refuse(why, { retryAfter: Math.max(1, Math.ceil(seconds)) })
}

export function minutesOf(seconds: number) {
  return Math.max(1, Math.ceil(seconds / 60))
}

export function tooSlow() {
  return refuse('request.timeout')
}

export function overloaded(seconds = 5) {
  return refuse('request.overloaded', { retryAfter: seconds })
}
