import { useQuery } from '@tanstack/react-query'
import { NotHere } from '#features/search/NotHere.tsx'
import { userOf } from '#features/users/api.ts'
import { ProfileAbout } from '#features/users/ProfileAbout.tsx'
import { ProfileEmpty } from '#features/users/ProfileEmpty.tsx'
import { ProfileHead } from '#features/users/ProfileHead.tsx'
import { ProfilePending } from '#features/users/ProfilePending.tsx'
import { ProfileTabs } from '#features/users/ProfileTabs.tsx'
import { profileTabOf } from '#features/users/profileAddress.ts'
import { useParams, useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { FailedState } from '#ui/FailedState.tsx'

export function ProfilePage() {
  const { username = '' } = useParams()
  const [search] = useSearchParams()
  const profile = useQuery(userOf(username.toLowerCase()))
  const tab = profileTabOf(search.get('tab'))
  useTitle(profile.data?.displayName ?? `@${username}`)

  if (profile.isPending) return <ProfilePending />
  if (profile.isError)
    return (
      <FailedState
        heading="h1"
        reason={profile.error.message}
        onRetry={() => void profile.refetch()}
      />
    )
  if (!profile.data) return <NotHere />

  return (
    <>
      <ProfileHead profile={profile.data} />
      <ProfileTabs username={profile.data.username} current={tab} />
      {tab === 'about' ? (
        <ProfileAbout profile={profile.data} />
      ) : (
        <ProfileEmpty profile={profile.data} tab={tab} />
      )}
    </>
  )
}
