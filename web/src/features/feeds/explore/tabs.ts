/** The tabs of Explore; the first is the page itself. */
export const exploreTabs = ['trending', 'clips', 'hubs'] as const
export type ExploreTab = (typeof exploreTabs)[number]

export function exploreTabOf(word: string | null): ExploreTab {
  return exploreTabs.find((tab) => tab === word) ?? 'trending'
}

/** On the page where one is: Explore stands at /explore, and at /search before a word is typed. */
export function exploreHref(pathname: string, tab: ExploreTab) {
  return tab === 'trending' ? pathname : `${pathname}?tab=${tab}`
}
