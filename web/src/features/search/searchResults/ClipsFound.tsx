import { useInfiniteQuery } from '@tanstack/react-query'
import { ClipGrid } from '#features/clips/clipTiles/ClipGrid.tsx'
import { ClipTile } from '#features/clips/clipTiles/ClipTile.tsx'
import { ClipTilesPending } from '#features/clips/clipTiles/ClipTilesPending.tsx'
import { Marking } from '#features/core/highlight/Marking.tsx'
import { clipsFound } from '#features/search/search/api.ts'
import type { Search } from '#features/search/search/searchAddress.ts'
import { PagedList } from '#ui/PagedList.tsx'
import { NothingFound } from './NothingFound.tsx'
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
