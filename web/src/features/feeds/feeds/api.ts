import type { FeedName } from '@jes/contract/feeds/feeds'
import { type PostPage, postApi } from '@jes/contract/posts/posts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** Page after page of a feed. */
export function feedOf(feed: FeedName) {
  return infiniteQueryOptions({
    queryKey: ['posts', 'feed', feed],
    queryFn: ({ pageParam, signal }) =>
      call(postApi.list, { query: { feed, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

const EVERY_MINUTE = 60_000

/** How many posts came since the list was fetched, asked each minute while somebody looks. */
export function newPostsOf(feed: FeedName, since: string | undefined, listedAt: number) {
  return queryOptions({
    queryKey: ['newPosts', feed, since],
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

/** The newest post that the list shows; ids are numbers of growing length. */
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

/** Fetches the first page anew; what is shown stays until it is there. */
export function startOver(client: QueryClient, feed: FeedName) {
  return client.prefetchInfiniteQuery({ ...feedOf(feed), pages: 1, staleTime: 0 })
}
