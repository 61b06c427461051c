import type { Profile } from '@jes/contract/core/users'
import { useInfiniteQuery } from '@tanstack/react-query'
import { UserRow } from '#features/core/users/UserRow.tsx'
import { UserRowsPending } from '#features/core/users/UserRowsPending.tsx'
import { RemoveFollower } from '#features/people/followRequests/RemoveFollower.tsx'
import { useSession } from '#lib/session.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { LoadMore } from '#ui/LoadMore.tsx'
import { FollowButton } from './FollowButton.tsx'
import { NobodyHere } from './NobodyHere.tsx'
import { type PeopleList, peopleOf } from './people.ts'

type Props = { profile: Profile; list: PeopleList }

export function FollowList({ profile, list }: Props) {
  const people = useInfiniteQuery(peopleOf(profile._id, list))
  const isMine = useSession(({ user }) => user?._id === profile._id)

  if (people.isPending) return <UserRowsPending rows={8} />
  if (people.isLoadingError)
    return <FailedState reason={people.error.message} onRetry={() => void people.refetch()} />
  // Somebody who came while we paged may stand on two pages.
  const users = new Map(
    people.data.pages.flatMap((page) => page.users.map((user) => [user._id, user])),
  )
  if (users.size === 0) return <NobodyHere list={list} />

  return (
    <>
      <ul>
        {[...users.values()].map((user) => (
          <li key={user._id}>
            <UserRow user={user}>
              <FollowButton user={user} isFollowed={user.isFollowed === true} isInList />
              {isMine && list === 'followers' && <RemoveFollower user={user} />}
            </UserRow>
          </li>
        ))}
      </ul>
      {people.hasNextPage && (
        <LoadMore
          isLoading={people.isFetchingNextPage}
          failure={people.isFetchNextPageError ? people.error.message : undefined}
          onLoad={() => void people.fetchNextPage()}
        />
      )}
    </>
  )
}
