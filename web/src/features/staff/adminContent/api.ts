import { caseApi } from '@jes/contract/staff/cases'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { ADMIN } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'

export const KINDS = ['post', 'clip', 'comment'] as const
export const STATES = ['all', 'live', 'held', 'removed'] as const
export type ContentFilter = {
  kind: (typeof KINDS)[number]
  state: (typeof STATES)[number]
  q: string
}

/** What people wrote, whatever its state, latest first. */
export function contentOf({ kind, state, q }: ContentFilter) {
  return infiniteQueryOptions({
    queryKey: [...ADMIN, 'content', kind, state, q],
    queryFn: ({ pageParam, signal }) =>
      call(
        caseApi.content,
        { query: { kind, q, cursor: pageParam, ...(state !== 'all' && { state }) } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}
