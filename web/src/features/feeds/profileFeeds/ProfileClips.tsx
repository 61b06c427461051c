import type { Profile } from '@jes/contract/core/users'
import { clipsOfUser } from '#features/core/users/api.ts'
import { PostList } from '#features/posts/posts/PostList.tsx'
import { ProfileEmpty } from './ProfileEmpty.tsx'

export function ProfileClips({ profile }: { profile: Profile }) {
  return (
    <PostList
      query={clipsOfUser(profile._id)}
      empty={<ProfileEmpty profile={profile} tab="clips" />}
    />
  )
}
