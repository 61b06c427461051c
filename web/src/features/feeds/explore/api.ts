import { type Explore, exploreApi } from '@jes/contract/feeds/explore'
import type { HubSummary } from '@jes/contract/hubs/hubs'
import type { PostPage } from '@jes/contract/posts/posts'
import { type InfiniteData, queryOptions } from '@tanstack/react-query'
import {
  SUGGESTED,
  type SuggestedList,
  suggestedList,
} from '#features/people/suggestedPeople/list.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { usePreferences } from '#lib/preferences.ts'
import { onePage, settled, useSaved } from './savedLists.ts'

const POSTS = keyFor('lists', 'posts', 'to explore')
const HUBS = keyFor('lists', 'hubs', 'to join')

/**
 * The whole page in one reply. Posts, hubs and people are also cached as lists of their kinds, so that votes, joins
 * and follows reach them like all others.
 */
export function explore() {
  return queryOptions({
    queryKey: keyFor('explore', usePreferences.getState().language),
    queryFn: async ({ client, signal }) => {
      const found = await call(exploreApi.all, {}, signal)
      client.setQueryData<InfiniteData<PostPage>>(POSTS, onePage(found.posts))
      client.setQueryData<{ jehubs: HubSummary[] }>(HUBS, { jehubs: found.jehubs })
      client.setQueryData<SuggestedList>(SUGGESTED, suggestedList(found.users))
      return found
    },
    ...settled,
  })
}

/** The reply with later votes, joins, follows and dismissals. */
export function useSince(found: Explore): Pick<Explore, 'posts' | 'jehubs' | 'users'> {
  const posts = useSaved<InfiniteData<PostPage>>(POSTS)?.pages.flatMap(({ ads }) => ads)
  const jehubs = useSaved<{ jehubs: HubSummary[] }>(HUBS)?.jehubs
  const users = useSaved<SuggestedList>(SUGGESTED)?.pages.flatMap((page) => page.users)
  return {
    posts: posts ?? found.posts,
    jehubs: jehubs ?? found.jehubs,
    users: users ?? found.users,
  }
}
