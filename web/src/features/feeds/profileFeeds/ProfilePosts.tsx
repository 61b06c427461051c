import type { Profile } from '@jes/contract/core/users'
import { lazy } from 'react'
import { adsOfUser, postsOf } from '#features/core/users/api.ts'
import { PostList } from '#features/posts/posts/PostList.tsx'
import { useSession } from '#lib/session.ts'

const ProfileEmpty = lazy(async () => ({
  default: (await import('./ProfileEmpty.tsx')).ProfileEmpty,
}))

export function ProfilePosts({ profile }: { profile: Profile }) {
  const { user, token } = useSession()
  const isMine = user?._id === profile._id

  return (
    <PostList
      showsPin="isPinned"
      query={isMine ? adsOfUser(profile._id, token) : postsOf(profile._id)}
      empty={<ProfileEmpty profile={profile} tab="posts" />}
    />
  )
}
