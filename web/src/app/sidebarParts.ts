/** What stands in the right column of a page: not what the page itself begins with or says. */
export function sidebarParts({ pathname, search }: { pathname: string; search: string }) {
  return {
    hasSearch: !/^\/(search|explore)\/?$/.test(pathname),
    hasPremium: !/^\/(jehub\/|premium)/.test(pathname),
    hasHubs: pathname !== '/jehubs',
    // Without words the page of the search begins with the trends itself.
    hasTrends: !/^\/(explore|trending)\b|^\/search\/?(?!.*[?&]q=[^&])/.test(pathname + search),
    /** The card of a clip may need the whole column. */
    isOfClip: /^\/jesclips\/[^/]+\/?$/.test(pathname),
  }
}
