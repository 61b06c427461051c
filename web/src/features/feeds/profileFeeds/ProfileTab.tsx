import type { Profile } from '@jes/contract/core/users'
import { lazy, Suspense } from 'react'
import type { ProfileTab as Tab } from '#features/core/users/profileAddress.ts'
import { ProfilePosts } from './ProfilePosts.tsx'

const ProfileAbout = lazy(async () => ({
  default: (await import('#features/people/profiles/ProfileAbout.tsx')).ProfileAbout,
}))
const ProfileComments = lazy(async () => ({
  default: (await import('./ProfileComments.tsx')).ProfileComments,
}))
const ProfileClips = lazy(async () => ({
  default: (await import('./ProfileClips.tsx')).ProfileClips,
}))

/** What the chosen tab of a profile shows. */
export function ProfileTab({ profile, tab }: { profile: Profile; tab: Tab }) {
  if (tab === 'posts') return <ProfilePosts profile={profile} />
  return (
    <Suspense>
      {tab === 'about' ? (
        <ProfileAbout profile={profile} />
      ) : tab === 'comments' ? (
        <ProfileComments profile={profile} />
      ) : (
        <ProfileClips profile={profile} />
      )}
    </Suspense>
  )
}
