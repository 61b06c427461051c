import { analyticsApi } from '@jes/contract/posts/analytics'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

export const SPANS = ['7', '28', '90'] as const
export type Span = (typeof SPANS)[number]
const USUAL: Span = '28'

/** The analytics of my posts, or null without a pass. */
export function analyticsOf(days: Span) {
  return queryOptions({
    queryKey: keyFor('analytics', days),
    queryFn: ({ signal }) =>
      call(analyticsApi.mine, { query: { days } }, signal).catch(nullWithoutPass),
    // It is being read: a returning author wants current numbers.
    staleTime: 0,
  })
}

function nullWithoutPass(error: unknown) {
  if (error instanceof ApiError && error.status === 403) return null
  throw error
}

/** The span in an address. */
export function spanOf(dialog: string | null): Span {
  return SPANS.find((span) => span === dialog) ?? USUAL
}

export function spanHref(span: Span) {
  return span === USUAL ? '/analytics' : `/analytics?days=${span}`
}
