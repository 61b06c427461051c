import { useInfiniteQuery } from '@tanstack/react-query'
import { Marking } from '#features/core/highlight/Marking.tsx'
import { HubRowsPending } from '#features/hubs/hubs/HubRowsPending.tsx'
import { hubsFound } from '#features/search/search/api.ts'
import type { Search } from '#features/search/search/searchAddress.ts'
import { PagedList } from '#ui/PagedList.tsx'
import { FoundHub } from './FoundHub.tsx'
import { NothingFound } from './NothingFound.tsx'

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
