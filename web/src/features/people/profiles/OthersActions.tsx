import type { Profile } from '@jes/contract/core/users'
import { FollowButton } from '#features/people/follows/FollowButton.tsx'
import { ProfileMenuButton } from './ProfileMenuButton.tsx'

/** What one can do with the profile of somebody else. */
export function OthersActions({ profile }: { profile: Profile }) {
  return (
    <>
      <ProfileMenuButton profile={profile} />
      <FollowButton user={profile} isFollowed={profile.relationship?.following === true} />
    </>
  )
}
