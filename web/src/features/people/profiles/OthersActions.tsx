import type { Profile } from '@jes/contract/core/users'
import { FollowButton } from '#features/people/follows/FollowButton.tsx'
import { MessageButton } from './MessageButton.tsx'
import { ProfileMenuButton } from './ProfileMenuButton.tsx'

/** What one can do with the profile of somebody else. */
export function OthersActions({ profile }: { profile: Profile }) {
  const { following = false, requested } = profile.relationship ?? {}
  return (
    <>
      <ProfileMenuButton profile={profile} />
      <MessageButton profile={profile} />
      <FollowButton user={{ ...profile, isRequested: requested }} isFollowed={following} />
    </>
  )
}
