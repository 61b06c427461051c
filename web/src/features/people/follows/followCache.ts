import type { Profile } from '@jes/contract/core/users'
import type { QueryClient } from '@tanstack/react-query'
import { changeLists } from '#features/core/lists/changeLists.ts'
import { keyFor } from '#lib/keys.ts'

/** Whether I follow a member, or asked to. */
export type Standing = { following: boolean; requested: boolean }

/** Sets everywhere in this browser how I stand to a member. */
export function setStanding(
  client: QueryClient,
  userId: string,
  { following, requested }: Standing,
) {
  changeProfile(client, userId, (profile) => {
    const { relationship, counts } = profile
    if (!relationship) return profile
    const change = Number(following) - Number(relationship.following)
    return {
      ...profile,
      relationship: { ...relationship, following, requested },
      counts: { ...counts, followers: Math.max(0, counts.followers + change) },
    }
  })
  changeLists(client, 'users', (user) =>
    user._id === userId ? { ...user, isFollowed: following, isRequested: requested } : user,
  )
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
