import type { Profile } from '@jes/contract/core/users'
import type { QueryClient } from '@tanstack/react-query'
import { changeLists } from '#features/core/lists/changeLists.ts'
import { keyFor } from '#lib/keys.ts'

/** Sets everywhere in this browser whether I follow a member. */
export function setFollowing(client: QueryClient, userId: string, isFollowed: boolean) {
  changeProfile(client, userId, (profile) => {
    const { relationship, counts } = profile
    if (!relationship || relationship.following === isFollowed) return profile
    const followers = Math.max(0, counts.followers + (isFollowed ? 1 : -1))
    return {
      ...profile,
      relationship: { ...relationship, following: isFollowed },
      counts: { ...counts, followers },
    }
  })
  changeLists(client, 'users', (user) => (user._id === userId ? { ...user, isFollowed } : user))
}

/** The server's count, whatever was guessed. */
export function setFollowers(client: QueryClient, userId: string, followers: number) {
  changeProfile(client, userId, (profile) => ({
    ...profile,
    counts: { ...profile.counts, followers },
  }))
}

/** A profile is cached under its id and under its username. */
function changeProfile(client: QueryClient, userId: string, change: (profile: Profile) => Profile) {
  client.setQueriesData<Profile | null>({ queryKey: keyFor('user') }, (profile) =>
    profile?._id === userId ? change(profile) : profile,
  )
}
