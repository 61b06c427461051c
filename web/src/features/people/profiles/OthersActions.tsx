import type { Profile } from '@jes/contract/core/users'
import { BellButton } from '#features/people/bells/BellButton.tsx'
import { FollowButton } from '#features/people/follows/FollowButton.tsx'
import { MessageButton } from './MessageButton.tsx'
import { ProfileMenuButton } from './ProfileMenuButton.tsx'

/** What one can do with the profile of somebody else. */
export function OthersActions({ profile }: { profile: Profile }) {
  const { following = false, requested, hasBell = false } = profile.relationship ?? {}
  return (
    <>
      <ProfileMenuButton profile={profile} />
      <MessageButton profile={profile} />
      {following && <BellButton profile={profile} hasBell={hasBell} />}
      <FollowButton user={{ ...profile, isRequested: requested }} isFollowed={following} />
    </>
  )
}
