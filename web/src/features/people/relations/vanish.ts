import type { Profile } from '@jes/contract/core/users'
import type { Post } from '@jes/contract/posts/posts'
import type { QueryClient } from '@tanstack/react-query'
import { changeLists } from '#features/core/lists/changeLists.ts'
import { keyFor } from '#lib/keys.ts'

type Test = (post: Post) => boolean

/** Removes these posts from the screen at once; the server confirms later. */
export function takePostsOut(client: QueryClient, isUnwanted: Test) {
  const without = (post: Post) => (isUnwanted(post) ? null : post)
  changeLists(client, 'ads', without)
  changeLists(client, 'clips', without)
}

/** Whom I block stands in no list of people. */
export function takePersonOut(client: QueryClient, userId: string) {
  changeLists(client, 'users', (user) => (user._id === userId ? null : user))
}

/**
 * Whatever names people may name others now: what is shown is asked for again, the rest when it is next looked at.
 * Lists in which somebody takes things back stay as they are, so that it can be undone in its row.
 */
export function refetchAll(client: QueryClient) {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== keyFor('shunned')[0],
  })
}

/** A profile is cached under its id and under its username. */
export function changeProfile(
  client: QueryClient,
  userId: string,
  change: (profile: Profile) => Profile | null,
) {
  client.setQueriesData<Profile | null>({ queryKey: keyFor('user') }, (profile) =>
    profile?._id === userId ? change(profile) : profile,
  )
}
