import type { HubSearch } from '#features/hubs/hubs/lists.ts'

/** The tabs of the directory; the first is the directory itself. */
export const directoryTabs = ['popular', 'joined', 'new', 'az'] as const
export type DirectoryTab = (typeof directoryTabs)[number]
export type Directory = { tab: DirectoryTab; q: string; tag: string }

export function directoryIn(search: URLSearchParams): Directory {
  const tab = directoryTabs.find((tab) => tab === search.get('tab')) ?? 'popular'
  return { tab, q: search.get('q')?.trim() ?? '', tag: search.get('tag')?.trim() ?? '' }
}

export function directoryHref({ tab, q, tag }: Directory) {
  const query = new URLSearchParams({
    ...(tab !== 'popular' && { tab }),
    ...(q && { q }),
    ...(tag && { tag }),
  }).toString()
  return query ? `/jehubs?${query}` : '/jehubs'
}

/** As in the request. */
export function searchOf({ tab, q, tag }: Directory): HubSearch {
  return {
    ...(tab === 'joined' ? { joined: 'true' } : { sort: tab }),
    ...(q && { q }),
    ...(tag && { tag }),
  }
}
