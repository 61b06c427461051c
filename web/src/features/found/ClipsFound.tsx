import { useInfiniteQuery } from '@tanstack/react-query'
import { ClipGrid } from '#features/clipTiles/ClipGrid.tsx'
import { ClipTile } from '#features/clipTiles/ClipTile.tsx'
import { ClipTilesPending } from '#features/clipTiles/ClipTilesPending.tsx'
import { NothingFound } from '#features/foundParts/NothingFound.tsx'
import { Marking } from '#features/marking/Marking.tsx'
import { clipsFound } from '#features/search/api.ts'
import type { Search } from '#features/search/searchAddress.ts'
import { PagedList } from '#ui/PagedList.tsx'
import { OrderRow } from './OrderRow.tsx'

export function ClipsFound({ search }: { search: Search }) {
  const list = useInfiniteQuery(clipsFound(search))
  const page = list.data?.pages[0]

  return (
    <Marking terms={page?.terms}>
      <OrderRow search={search} />
      <ClipGrid>
        <PagedList
          list={list}
          rowsOf={({ clips }) => clips}
          keyOf={({ _id }) => _id}
          pending={<ClipTilesPending in="grid" tiles={6} />}
          empty={<NothingFound search={search} meant={page?.meant} />}
        >
          {(post) => <ClipTile post={post} />}
        </PagedList>
      </ClipGrid>
    </Marking>
  )
}
