import * as z from 'zod/mini'
import { Challenge } from './proofOfWork.ts'

export const ErrorCode = z.enum([
  'malformed',
  'unauthenticated',
  'two_factor',
  'forbidden',
  'two_factor_required',
  'email_unverified',
  'suspended',
  'not_found',
  'timeout',
  'conflict',
  'too_large',
  'unsupported_type',
  'misdirected',
  'invalid',
  'too_many',
  'internal',
  'overloaded',
])
export type ErrorCode = z.infer<typeof ErrorCode>

const Params = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
/** The name of the reason, which stays when sentences change, and the parameters of its sentence. */
const ReasonGiven = z.object({ reason: z.string(), params: z.optional(Params) })

/** The body of every failed request. */
export const ErrorReply = z.extend(ReasonGiven, {
  /** A sentence for a person, in their language. */
  error: z.string(),
  code: ErrorCode,
  /** A sentence for each field that is not right. */
  errors: z.optional(z.record(z.string(), z.string())),
  fieldReasons: z.optional(z.record(z.string(), ReasonGiven)),
  /** Set when the password was right and a code of the second step is due. */
  twoFactor: z.optional(z.literal(true)),
  /** Sent when a proof of work, in the header Proof-Of-Work of the same request, is taken in place of waiting. */
  challenge: z.optional(Challenge),
  requestId: z.optional(z.string()),
})
export type ErrorReply = z.infer<typeof ErrorReply>
