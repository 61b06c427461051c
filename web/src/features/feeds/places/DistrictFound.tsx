import type { District } from '@jes/contract/core/districts'
import { useQuery } from '@tanstack/react-query'
import { UserRound, UsersRound } from 'lucide-react'
import { UserRow } from '#features/core/users/UserRow.tsx'
import { QuietRow } from '#features/feeds/explore/QuietRow.tsx'
import { HubList } from '#features/hubs/hubs/HubList.tsx'
import { FollowButton } from '#features/people/follows/FollowButton.tsx'
import { useText } from '#lib/language.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { districtOf, useSince } from './api.ts'
import { DistrictToday } from './DistrictToday.tsx'
import { messages } from './messages.ts'
import type { DistrictTab } from './tabs.ts'

type Props = { district: District; tab: Exclude<DistrictTab, 'posts'> }
type Found = Parameters<typeof useSince>[0]

/** What came in the one reply of the page. */
export function DistrictFound({ district, tab }: Props) {
  const { data: found, error, refetch } = useQuery(districtOf(district.key))

  if (error) return <FailedState reason={error.message} onRetry={() => void refetch()} />
  if (!found) return <RowsPending rows={6} />
  if (tab === 'hubs') return <Hubs found={found} />
  if (tab === 'people') return <People found={found} />
  return <DistrictToday district={district} found={found} />
}

function Hubs({ found }: { found: Found }) {
  const text = useText(messages)
  const { jehubs } = useSince(found)
  if (jehubs.length === 0) return <QuietRow icon={<UsersRound />}>{text.noHubs}</QuietRow>
  return <HubList hubs={jehubs} />
}

function People({ found }: { found: Found }) {
  const text = useText(messages)
  const { users } = useSince(found)
  if (users.length === 0) return <QuietRow icon={<UserRound />}>{text.noPeople}</QuietRow>
  return (
    <ul>
      {users.map((user) => (
        <li key={user._id}>
          <UserRow user={user}>
            <FollowButton user={user} isFollowed={user.isFollowed === true} isInList />
          </UserRow>
        </li>
      ))}
    </ul>
  )
}
