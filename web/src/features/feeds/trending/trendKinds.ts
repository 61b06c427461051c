/** The tabs of /trending; the first is the page itself. */
export const trendKinds = ['hashtags', 'posts', 'clips', 'hubs'] as const
export type TrendKind = (typeof trendKinds)[number]

export function trendKindOf(word: string | null): TrendKind {
  return trendKinds.find((kind) => kind === word) ?? 'hashtags'
}

export function trendingHref(kind: TrendKind) {
  return kind === 'hashtags' ? '/trending' : `/trending?tab=${kind}`
}
