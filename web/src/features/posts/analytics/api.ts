import { analyticsApi } from '@jes/contract/posts/analytics'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'

export const SPANS = ['7', '28', '90'] as const
export type Span = (typeof SPANS)[number]
const USUAL: Span = '28'

/** How what I wrote was read, or null for who has no pass. */
export function analyticsOf(days: Span) {
  return queryOptions({
    queryKey: ['analytics', days],
    queryFn: ({ signal }) =>
      call(analyticsApi.mine, { query: { days } }, signal).catch(nullWithoutPass),
    // Somebody reads meanwhile: who comes back wants to see that.
    staleTime: 0,
  })
}

function nullWithoutPass(error: unknown) {
  if (error instanceof ApiError && error.status === 403) return null
  throw error
}

/** The span that an address asks for. */
export function spanOf(asked: string | null): Span {
  return SPANS.find((span) => span === asked) ?? USUAL
}

export function spanHref(span: Span) {
  return span === USUAL ? '/analytics' : `/analytics?days=${span}`
}
