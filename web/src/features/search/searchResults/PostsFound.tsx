import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Marking } from '#features/core/highlight/Marking.tsx'
import { PostList } from '#features/posts/posts/PostList.tsx'
import { postsFound } from '#features/search/search/api.ts'
import type { Search } from '#features/search/search/searchAddress.ts'
import { useFoundLines } from './foundLines.tsx'
import { Meant } from './Meant.tsx'
import { OrderRow } from './OrderRow.tsx'

const NothingFound = lazy(async () => ({
  default: (await import('./NothingFound.tsx')).NothingFound,
}))

export function PostsFound({ search }: { search: Search }) {
  const query = postsFound(search)
  const { data } = useInfiniteQuery(query)
  const page = data?.pages[0]
  const lineBefore = useFoundLines(page)

  return (
    <Marking terms={page?.terms}>
      <OrderRow search={search} />
      {page?.meant && page.ads.length > 0 && <Meant search={search} meant={page.meant} />}
      <PostList
        query={query}
        lineBefore={lineBefore}
        empty={<NothingFound search={search} meant={page?.meant} />}
      />
    </Marking>
  )
}
