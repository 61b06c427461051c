import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { FollowTabs } from '#features/follows/FollowTabs.tsx'
import { ProfileActions } from '#features/profile/ProfileActions.tsx'
import { ProfileHead } from '#features/profile/ProfileHead.tsx'
import { ProfilePending } from '#features/profile/ProfilePending.tsx'
import { ProfileTab } from '#features/profile/ProfileTab.tsx'
import { ProfileTabs } from '#features/profile/ProfileTabs.tsx'
import { useRightAddress } from '#features/profile/useRightAddress.ts'
import { userOf } from '#features/users/api.ts'
import { isPeopleTab, profileHref, profileTabOf } from '#features/users/profileAddress.ts'
import { useParams, useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

const FollowList = lazy(async () => ({
  default: (await import('#features/follows/FollowList.tsx')).FollowList,
}))
const NotHere = lazy(async () => ({
  default: (await import('#features/search/NotHere.tsx')).NotHere,
}))

export function ProfilePage() {
  const { username = '' } = useParams()
  const [search] = useSearchParams()
  const { data: profile, ...member } = useQuery(userOf(username.toLowerCase()))
  const tab = profileTabOf(search.get('tab'))
  useRightAddress(username, profile)
  useTitle(profile?.displayName ?? `@${username}`)

  if (member.isPending) return <ProfilePending />
  if (member.isLoadingError)
    return (
      <FailedState
        heading="h1"
        reason={member.error.message}
        onRetry={() => void member.refetch()}
      />
    )
  if (!profile)
    return (
      <Suspense>
        <NotHere />
      </Suspense>
    )
  if (isPeopleTab(tab))
    return (
      <>
        <PageHeader title={profile.displayName} back={profileHref(profile.username, 'posts')} />
        <FollowTabs username={profile.username} current={tab} />
        <Suspense>
          <FollowList profile={profile} list={tab} />
        </Suspense>
      </>
    )
  return (
    <>
      <ProfileHead profile={profile} actions={<ProfileActions profile={profile} />} />
      <ProfileTabs username={profile.username} current={tab} />
      <ProfileTab profile={profile} tab={tab} />
    </>
  )
}
