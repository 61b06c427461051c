import { useInfiniteQuery } from '@tanstack/react-query'
import { Marking } from '#features/core/highlight/Marking.tsx'
import { UserRow } from '#features/core/users/UserRow.tsx'
import { UserRowsPending } from '#features/core/users/UserRowsPending.tsx'
import { FollowButton } from '#features/people/follows/FollowButton.tsx'
import { peopleFound } from '#features/search/search/api.ts'
import type { Search } from '#features/search/search/searchAddress.ts'
import { PagedList } from '#ui/PagedList.tsx'
import { NothingFound } from './NothingFound.tsx'

export function PeopleFound({ search }: { search: Search }) {
  const list = useInfiniteQuery(peopleFound(search))
  const page = list.data?.pages[0]

  return (
    <Marking terms={page?.terms}>
      <PagedList
        list={list}
        rowsOf={({ users }) => users}
        keyOf={({ _id }) => _id}
        pending={<UserRowsPending rows={6} />}
        empty={<NothingFound search={search} meant={page?.meant} />}
      >
        {(user) => (
          <UserRow user={user}>
            <FollowButton user={user} isFollowed={user.isFollowed === true} isInList />
          </UserRow>
        )}
      </PagedList>
    </Marking>
  )
}
