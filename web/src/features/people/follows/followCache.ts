import type { ListedUser, Profile } from '@jes/contract/core/users'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

type UserPages = InfiniteData<{ users: ListedUser[]; nextCursor: string | null }>

/** Says everywhere in this browser whether I follow a member. */
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
  client.setQueriesData<UserPages>(
    { queryKey: ['follows'] },
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({ ...page, users: page.users.map(mark) })),
      },
  )

  function mark(user: ListedUser) {
    return user._id === userId ? { ...user, isFollowed } : user
  }
}

/** The count as the server has it, whatever was guessed. */
export function setFollowers(client: QueryClient, userId: string, followers: number) {
  changeProfile(client, userId, (profile) => ({
    ...profile,
    counts: { ...profile.counts, followers },
  }))
}

/** A profile is kept under its id and under its username. */
function changeProfile(client: QueryClient, userId: string, change: (profile: Profile) => Profile) {
  client.setQueriesData<Profile | null>({ queryKey: ['users'] }, (profile) =>
    profile?._id === userId ? change(profile) : profile,
  )
}
