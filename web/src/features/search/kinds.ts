/** What one may look for; the first is everything. */
export const kinds = ['all', 'posts', 'people', 'hubs', 'clips'] as const
export type Kind = (typeof kinds)[number]

export function kindOf(word: string | null): Kind {
  return kinds.find((kind) => kind === word) ?? 'all'
}

export function searchHref(words: string, kind: Kind) {
  const search = new URLSearchParams({ q: words, ...(kind !== 'all' && { type: kind }) })
  return `/search?${search}`
}
