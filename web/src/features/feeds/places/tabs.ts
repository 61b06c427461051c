/** The parts of the page of a district; the first is the page itself. */
export const districtTabs = ['today', 'posts', 'hubs', 'people'] as const
export type DistrictTab = (typeof districtTabs)[number]

export function districtTabOf(word: string | null): DistrictTab {
  return districtTabs.find((tab) => tab === word) ?? 'today'
}

export function districtHref(key: string, tab: DistrictTab = 'today') {
  return tab === 'today' ? `/districts/${key}` : `/districts/${key}?tab=${tab}`
}
