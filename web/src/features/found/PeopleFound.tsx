import { useInfiniteQuery } from '@tanstack/react-query'
import { FollowButton } from '#features/follows/FollowButton.tsx'
import { NothingFound } from '#features/foundParts/NothingFound.tsx'
import { Marking } from '#features/marking/Marking.tsx'
import { peopleFound } from '#features/search/api.ts'
import type { Search } from '#features/search/searchAddress.ts'
import { UserRow } from '#features/users/UserRow.tsx'
import { UserRowsPending } from '#features/users/UserRowsPending.tsx'
import { PagedList } from '#ui/PagedList.tsx'

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
