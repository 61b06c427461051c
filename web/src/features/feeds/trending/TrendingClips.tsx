import { useInfiniteQuery } from '@tanstack/react-query'
import { ClipGrid } from '#features/clips/clipTiles/ClipGrid.tsx'
import { ClipTile } from '#features/clips/clipTiles/ClipTile.tsx'
import { ClipTilesPending } from '#features/clips/clipTiles/ClipTilesPending.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { NothingTrending } from './NothingTrending.tsx'
import { risingClips } from './trendingPageApi.ts'

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
