import * as z from 'zod/mini'

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

/** Every failed request answers with this shape, whatever went wrong. */
export const ErrorReply = z.object({
  error: z.string(),
  code: ErrorCode,
  errors: z.optional(z.record(z.string(), z.string())),
  /** Set when the password was right and a code of the second step is due. */
  twoFactor: z.optional(z.literal(true)),
  requestId: z.optional(z.string()),
})
export type ErrorReply = z.infer<typeof ErrorReply>
