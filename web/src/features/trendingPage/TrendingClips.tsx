import { useInfiniteQuery } from '@tanstack/react-query'
import { ClipGrid } from '#features/clipTiles/ClipGrid.tsx'
import { ClipTile } from '#features/clipTiles/ClipTile.tsx'
import { ClipTilesPending } from '#features/clipTiles/ClipTilesPending.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { risingClips } from './api.ts'
import { NothingTrending } from './NothingTrending.tsx'

export function TrendingClips() {
  const list = useInfiniteQuery(risingClips())
  if (list.isPending) return <ClipTilesPending in="grid" tiles={8} />

  return (
    <ClipGrid>
      <PagedList
        list={list}
        rowsOf={(page) => page.ads}
        keyOf={({ _id }) => _id}
        pending={null}
        empty={<NothingTrending kind="Clips" />}
      >
        {(post) => <ClipTile post={post} />}
      </PagedList>
    </ClipGrid>
  )
}
