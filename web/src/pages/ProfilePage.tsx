import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { userOf } from '#features/core/users/api.ts'
import { isPeopleTab, profileHref, profileTabOf } from '#features/core/users/profileAddress.ts'
import { ProfileTab } from '#features/feeds/profileFeeds/ProfileTab.tsx'
import { FollowTabs } from '#features/people/follows/FollowTabs.tsx'
import { isClosed } from '#features/people/profiles/isClosed.ts'
import { loadRenderedActions, ProfileActions } from '#features/people/profiles/ProfileActions.tsx'
import { ProfileHead } from '#features/people/profiles/ProfileHead.tsx'
import { ProfilePending } from '#features/people/profiles/ProfilePending.tsx'
import { ProfileTabs } from '#features/people/profiles/ProfileTabs.tsx'
import { useRightAddress } from '#features/people/profiles/useRightAddress.ts'
import { lazyPart } from '#lib/lazyPart.tsx'
import { useParams, useSearchParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { useTitle } from '#lib/title.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

const PrivateNote = lazyPart(
  async () => (await import('#features/people/profiles/PrivateNote.tsx')).PrivateNote,
)
const FollowList = lazy(async () => ({
  default: (await import('#features/people/follows/FollowList.tsx')).FollowList,
}))
const NotHere = lazy(async () => ({
  default: (await import('#features/search/search/NotHere.tsx')).NotHere,
}))

export function ProfilePage() {
  const { username = '' } = useParams()
  const [search] = useSearchParams()
  const { data: profile, ...member } = useQuery(userOf(username.toLowerCase()))
  const myId = useSession(({ user }) => user?._id)
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
  if (isClosed(profile, myId))
    return (
      <>
        <ProfileHead profile={profile} actions={<ProfileActions profile={profile} />} />
        <Suspense>
          <PrivateNote />
        </Suspense>
      </>
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

ProfilePage.load = loadRenderedActions
