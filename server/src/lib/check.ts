import type { Schema } from '@jes/contract/lib/endpoint'
import { type Because, because } from '@jes/contract/lib/refusals/because'
import { type $ZodIssue, type $ZodRawIssue, type output, safeParse } from 'zod/v4/core'

/**
 * Checks a value by the contract. An issue without a reason of the schema gets one of ours, never the library's text.
 */
export function check<S extends Schema>(schema: S, value: unknown) {
  const result = safeParse(schema, value, { error: describe })
  return result.success
    ? { data: result.data as output<S>, issues: null }
    : { data: null, issues: result.error.issues.map(toProblem) }
}

/** Every message of zod is a reason: the schemas give theirs, and `describe` the others. */
function toProblem({ path, message }: $ZodIssue) {
  return { path, because: message as Because }
}

function describe(issue: $ZodRawIssue): Because {
  if (issue.input === undefined) return 'value.missing'
  if (issue.code === 'invalid_value') return 'value.choice'
  if (issue.code === 'unrecognized_keys') return 'value.unknown_field'
  if (issue.code === 'too_big') {
    const max = Number(issue.maximum)
    return because(isNumber(issue) ? 'value.too_large' : 'value.too_long', { max })
  }
  if (issue.code === 'too_small') {
    const min = Number(issue.minimum)
    return because(isNumber(issue) ? 'value.too_small' : 'value.too_short', { min })
  }
  return 'value.invalid'
}

function isNumber({ origin }: $ZodRawIssue) {
  return origin === 'number' || origin === 'int' || origin === 'bigint'
}
