import type { ListedUser } from '@jes/contract/core/users'
import { type DistrictPage, placeApi } from '@jes/contract/feeds/places'
import type { HubSummary } from '@jes/contract/hubs/hubs'
import type { PostPage } from '@jes/contract/posts/posts'
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { onePage, useSaved } from '#features/feeds/explore/savedLists.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'
import { usePreferences } from '#lib/preferences.ts'

/** It is counted anew every few minutes. */
const FRESH = 5 * 60_000

type PeoplePage = { users: ListedUser[]; nextCursor: null }

/** How much is written in each district. */
export function districtCounts() {
  return queryOptions({
    queryKey: keyFor('districts'),
    queryFn: ({ signal }) => call(placeApi.list, {}, signal),
    select: ({ districts }) => new Map(districts.map((one) => [one.key, one.postsOfDay])),
  })
}

/**
 * The page of a district in one reply. Its posts, hubs and people are also cached as lists of their kinds, so that votes,
 * joins and follows reach them like all others.
 */
export function districtOf(key: string) {
  return queryOptions({
    queryKey: keyFor('district', key, usePreferences.getState().language),
    queryFn: async ({ client, signal }) => {
      const found = await call(placeApi.find, { params: { key } }, signal)
      save(client, found)
      return found
    },
  })
}

/** The reply with later votes, joins and follows. */
export function useSince(found: DistrictPage): Pick<DistrictPage, 'posts' | 'jehubs' | 'users'> {
  const { posts, hubs, people } = listsOf(found.key)
  return {
    posts: useSaved<InfiniteData<PostPage>>(posts)?.pages.flatMap(({ ads }) => ads) ?? found.posts,
    jehubs: useSaved<{ jehubs: HubSummary[] }>(hubs)?.jehubs ?? found.jehubs,
    users:
      useSaved<InfiniteData<PeoplePage>>(people)?.pages.flatMap(({ users }) => users) ??
      found.users,
  }
}

/** The newest posts of a district, page after page. */
export function districtPosts(key: string) {
  return pagedQuery(keyFor('lists', 'posts', 'of district', key), (cursor, signal) =>
    call(placeApi.posts, { params: { key }, query: { cursor } }, signal),
  )
}

/** Of the member's own district and province. */
export function nearMe() {
  return queryOptions({
    queryKey: keyFor('near', usePreferences.getState().language),
    queryFn: ({ signal }) => call(placeApi.near, {}, signal),
    staleTime: FRESH,
  })
}

function save(client: QueryClient, { key, posts, jehubs, users }: DistrictPage) {
  const lists = listsOf(key)
  client.setQueryData<InfiniteData<PostPage>>(lists.posts, onePage(posts))
  client.setQueryData<{ jehubs: HubSummary[] }>(lists.hubs, { jehubs })
  client.setQueryData<InfiniteData<PeoplePage>>(lists.people, {
    pages: [{ users, nextCursor: null }],
    pageParams: [undefined],
  })
}

function listsOf(key: string) {
  return {
    posts: keyFor('lists', 'posts', 'rising in', key),
    hubs: keyFor('lists', 'hubs', 'of district', key),
    people: keyFor('lists', 'people', 'of district', key),
  }
}
