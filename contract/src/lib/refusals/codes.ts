import type { ErrorCode } from '@jes/contract/lib/errors'
import type { Reason } from './because.ts'
import { WINGS } from './english.ts'

/** The code with which each reason refuses. */
export const CODES = Object.fromEntries(
  WINGS.flatMap((wing) => Object.entries(wing)).flatMap(([code, sentences]) =>
    Object.keys(sentences).map((reason) => [reason, code]),
  ),
) as Record<Reason, ErrorCode>
