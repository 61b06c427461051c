import type { FeedPeriod } from '@jes/contract/feeds/feeds'
import type { SearchSort } from '@jes/contract/search/search'

/** What one may look for; the first is everything. */
export const kinds = ['all', 'posts', 'people', 'hubs', 'clips', 'hashtags'] as const
export const sorts: readonly SearchSort[] = ['best', 'new', 'top']
export const periods: readonly FeedPeriod[] = ['all', 'day', 'week', 'month', 'year']

export type Kind = (typeof kinds)[number]
export type Search = { words: string; kind: Kind; sort: SearchSort; t: FeedPeriod }

/** Of people, hubs and hashtags there is one order. */
export function hasOrder(kind: Kind) {
  return kind === 'all' || kind === 'posts' || kind === 'clips'
}

export function searchIn(params: URLSearchParams): Search {
  return {
    words: params.get('q')?.trim() ?? '',
    kind: kinds.find((kind) => kind === params.get('type')) ?? 'all',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'best',
    t: periods.find((period) => period === params.get('t')) ?? 'all',
  }
}

/** The address need not say what is so anyway. */
export function searchHref({ words, kind, sort, t }: Search) {
  const search = new URLSearchParams({
    q: words,
    ...(kind !== 'all' && { type: kind }),
    ...(hasOrder(kind) && sort !== 'best' && { sort }),
    ...(hasOrder(kind) && t !== 'all' && { t }),
  })
  return `/search?${search}`
}

/** A search for other words begins anew, of all kinds and with the best. */
export function hrefFor(words: string) {
  return searchHref({ words, kind: 'all', sort: 'best', t: 'all' })
}
