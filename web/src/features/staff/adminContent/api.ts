import { caseApi } from '@jes/contract/staff/cases'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

export const KINDS = ['post', 'clip', 'comment'] as const
export const STATES = ['all', 'live', 'held', 'removed'] as const
export type ContentFilter = {
  kind: (typeof KINDS)[number]
  state: (typeof STATES)[number]
  q: string
}

/** Posts and comments in any state, latest first. */
export function contentOf({ kind, state, q }: ContentFilter) {
  return pagedQuery(keyFor('desk', 'content', kind, state, q), (cursor, signal) =>
    call(
      caseApi.content,
      { query: { kind, q, cursor, ...(state !== 'all' && { state }) } },
      signal,
    ),
  )
}
