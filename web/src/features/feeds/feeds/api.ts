import type { FeedName, FeedPeriod } from '@jes/contract/feeds/feeds'
import { type PostPage, postApi } from '@jes/contract/posts/posts'
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** Page after page of a feed. */
export function feedOf(feed: FeedName) {
  return pagedQuery(keyFor('lists', 'posts', 'feed', feed), (cursor, signal) =>
    call(postApi.list, { query: { feed, cursor } }, signal),
  )
}

/** The posts with the most votes, of a time. */
export function topOf(t: FeedPeriod) {
  return pagedQuery(keyFor('lists', 'posts', 'top', t), (cursor, signal) =>
    call(postApi.list, { query: { sort: 'top', t, cursor } }, signal),
  )
}

const EVERY_MINUTE = 60_000

/** How many posts came since the list was fetched, polled each minute while the page is visible. */
export function newPostsOf(feed: FeedName, since: string | undefined, listedAt: number) {
  return queryOptions({
    queryKey: keyFor('new posts', feed, since),
    queryFn: ({ signal }) =>
      call(postApi.countNew, { query: { feed, since: since ?? '' } }, signal),
    enabled: since !== undefined,
    initialData: { count: 0 },
    initialDataUpdatedAt: listedAt,
    staleTime: EVERY_MINUTE,
    refetchInterval: EVERY_MINUTE,
    select: ({ count }) => count,
  })
}

/** The newest post in the list; ids are numbers of growing length. */
export function newestIn(list: InfiniteData<PostPage> | undefined) {
  return list?.pages
    .flatMap(({ ads }) => ads.map(({ _id }) => _id))
    .reduce<string | undefined>(
      (newest, id) => (newest && isOlder(id, newest) ? newest : id),
      undefined,
    )
}

function isOlder(id: string, than: string) {
  return id.length === than.length ? id < than : id.length < than.length
}

/** Fetches the first page again; the shown list stays until then. */
export function startOver(client: QueryClient, feed: FeedName) {
  return client.prefetchInfiniteQuery({ ...feedOf(feed), pages: 1, staleTime: 0 })
}
