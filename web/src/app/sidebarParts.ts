/** The parts of the right column: without what the page itself shows. */
export function sidebarParts({ pathname, search }: { pathname: string; search: string }) {
  return {
    hasSearch: !/^\/(search|explore)\/?$/.test(pathname),
    hasPremium: !/^\/(jehub\/|premium)/.test(pathname),
    hasHubs: pathname !== '/jehubs',
    // Without a query the search page itself begins with the trends.
    hasTrends: !/^\/(explore|trending)\b|^\/search\/?(?!.*[?&]q=[^&])/.test(pathname + search),
    hasNear: /^\/(explore\/?)?$/.test(pathname),
    /** The card of a clip may need the whole column. */
    isOfClip: /^\/jesclips\/[^/]+\/?$/.test(pathname),
  }
}
