import type { Profile } from '@jes/contract/users'
import type { ProfileTab as Tab } from '#features/users/profileAddress.ts'
import { ProfileAbout } from './ProfileAbout.tsx'
import { ProfileEmpty } from './ProfileEmpty.tsx'
import { ProfilePosts } from './ProfilePosts.tsx'

/** What the chosen tab of a profile shows. */
export function ProfileTab({ profile, tab }: { profile: Profile; tab: Tab }) {
  if (tab === 'posts') return <ProfilePosts profile={profile} />
  if (tab === 'about') return <ProfileAbout profile={profile} />
  return <ProfileEmpty profile={profile} tab={tab} />
}
