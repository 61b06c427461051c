import type { DistrictPage } from '@jes/contract/feeds/places'
import { UserRound } from 'lucide-react'
import { UserRow } from '#features/core/users/UserRow.tsx'
import { QuietRow } from '#features/feeds/explore/QuietRow.tsx'
import { FollowButton } from '#features/people/follows/FollowButton.tsx'
import { useText } from '#lib/language.ts'
import { useSince } from './api.ts'
import { messages } from './messages.ts'

export function DistrictPeople({ found }: { found: DistrictPage }) {
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
