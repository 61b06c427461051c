import type { InfiniteData, QueryKey } from '@tanstack/react-query'

const MOST_PAGES = 3

/** What can be read again without a connection, by the beginning of its key. */
const READABLE: QueryKey[] = [
  ['lists', 'posts', 'feed'],
  ['lists', 'posts', 'of'],
  ['lists', 'posts', 'hub'],
  ['lists', 'posts', 'tagged'],
  ['lists', 'hubs', 'mine'],
  ['lists', 'hubs', 'list'],
  ['lists', 'hubs', 'popular'],
  ['lists', 'bookmarks', ''],
  ['bookmark folders'],
  ['post'],
  ['comments'],
  ['hub'],
  ['user'],
  ['notifications'],
  ['trends'],
  ['explore'],
]
/** Exactly: what else begins so is more private than anybody reads on the way. */
const OWN_ACCOUNT: QueryKey = ['me']

export function isReadable(key: QueryKey) {
  if (key[0] === OWN_ACCOUNT[0]) return key.length === OWN_ACCOUNT.length
  return READABLE.some((start) => start.every((part, at) => key[at] === part))
}

/** The beginning of a long list is enough. */
export function firstPages(data: unknown) {
  const list = data as Partial<InfiniteData<unknown>> | null
  if (!Array.isArray(list?.pages)) return data
  return {
    ...list,
    pages: list.pages.slice(0, MOST_PAGES),
    pageParams: list.pageParams?.slice(0, MOST_PAGES),
  }
}
