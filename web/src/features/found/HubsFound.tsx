import { useInfiniteQuery } from '@tanstack/react-query'
import { FoundHub } from '#features/foundParts/FoundHub.tsx'
import { NothingFound } from '#features/foundParts/NothingFound.tsx'
import { HubRowsPending } from '#features/hubs/HubRowsPending.tsx'
import { Marking } from '#features/marking/Marking.tsx'
import { hubsFound } from '#features/search/api.ts'
import type { Search } from '#features/search/searchAddress.ts'
import { PagedList } from '#ui/PagedList.tsx'

export function HubsFound({ search }: { search: Search }) {
  const list = useInfiniteQuery(hubsFound(search))
  const page = list.data?.pages[0]

  return (
    <Marking terms={page?.terms}>
      <PagedList
        list={list}
        rowsOf={({ jehubs }) => jehubs}
        keyOf={({ _id }) => _id}
        pending={<HubRowsPending rows={6} />}
        empty={<NothingFound search={search} meant={page?.meant} />}
      >
        {(hub) => <FoundHub hub={hub} />}
      </PagedList>
    </Marking>
  )
}
