/** What stands in the right column of a page: not what the page itself begins with or says. */
export function sidebarParts(pathname: string) {
  return {
    hasSearch: !/^\/(search|explore)\/?$/.test(pathname),
    hasPremium: !/^\/(jehub\/|premium)/.test(pathname),
    hasHubs: pathname !== '/jehubs',
    hasTrends: !/^\/(explore|trending)\b/.test(pathname),
    /** The card of a clip may need the whole column. */
    isOfClip: /^\/jesclips\/[^/]+\/?$/.test(pathname),
  }
}
