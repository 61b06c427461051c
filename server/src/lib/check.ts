import type { Schema } from '@jes/contract/lib/endpoint'
import { type $ZodRawIssue, type output, safeParse } from 'zod/v4/core'

/** Checks a value by the contract. What a schema has no words for is said in ours, never in those of the library. */
export function check<S extends Schema>(schema: S, value: unknown) {
  const result = safeParse(schema, value, { error: describe })
  return result.success
    ? { data: result.data as output<S>, issues: null }
    : { data: null, issues: result.error.issues }
}

function describe(issue: $ZodRawIssue) {
  if (issue.input === undefined) return 'This is missing'
  if (issue.code === 'invalid_value') return 'This is not one of the choices'
  if (issue.code === 'unrecognized_keys') return 'This has a field that we do not know'
  if (issue.code === 'too_big') return isNumber(issue) ? 'This is too large.' : 'This is too long'
  if (issue.code === 'too_small') return isNumber(issue) ? 'This is too small' : 'This is too short'
  return 'This is not valid'
}

function isNumber({ origin }: $ZodRawIssue) {
  return origin === 'number' || origin === 'int' || origin === 'bigint'
}
