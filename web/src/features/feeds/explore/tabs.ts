/** The tabs of Explore; the first is the page itself. */
export const exploreTabs = ['trending', 'clips', 'hubs'] as const
export type ExploreTab = (typeof exploreTabs)[number]

export function exploreTabOf(word: string | null): ExploreTab {
  return exploreTabs.find((tab) => tab === word) ?? 'trending'
}

/** On the current page: Explore is at /explore, and at /search without a query. */
export function exploreHref(pathname: string, tab: ExploreTab) {
  return tab === 'trending' ? pathname : `${pathname}?tab=${tab}`
}
