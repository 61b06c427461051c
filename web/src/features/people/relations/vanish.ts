import type { Profile } from '@jes/contract/core/users'
import type { PostPage } from '@jes/contract/posts/posts'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

/** Lists in which somebody takes things back stay as they are, so that it can be undone in its row. */
export const SHUNNED = 'relations'

const POSTS: QueryKey = ['posts']

type Test = (post: PostPage['ads'][number]) => boolean

/** What is on the screen loses these posts at once; the server confirms it after. */
export function takePostsOut(client: QueryClient, isUnwanted: Test) {
  client.setQueriesData<InfiniteData<Partial<PostPage>>>(
    { queryKey: POSTS },
    (list) => list && { ...list, pages: list.pages.map((page) => without(page, isUnwanted)) },
  )
}

function without<Page extends Partial<PostPage>>(page: Page, isUnwanted: Test): Page {
  return page.ads ? { ...page, ads: page.ads.filter((post) => !isUnwanted(post)) } : page
}

/** Whatever names people may name others now: what is shown is asked for again, the rest when it is next looked at. */
export function askAgain(client: QueryClient) {
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SHUNNED })
}

/** A profile is kept under its id and under its username. */
export function changeProfile(
  client: QueryClient,
  userId: string,
  change: (profile: Profile) => Profile | null,
) {
  client.setQueriesData<Profile | null>({ queryKey: ['users'] }, (profile) =>
    profile?._id === userId ? change(profile) : profile,
  )
}
