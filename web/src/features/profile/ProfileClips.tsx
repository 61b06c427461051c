import type { Profile } from '@jes/contract/users'
import { PostList } from '#features/posts/PostList.tsx'
import { clipsOfUser } from '#features/users/api.ts'
import { ProfileEmpty } from './ProfileEmpty.tsx'

export function ProfileClips({ profile }: { profile: Profile }) {
  return (
    <PostList
      query={clipsOfUser(profile._id)}
      empty={<ProfileEmpty profile={profile} tab="clips" />}
    />
  )
}
