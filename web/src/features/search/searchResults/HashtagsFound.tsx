import { useInfiniteQuery } from '@tanstack/react-query'
import { Marking } from '#features/core/highlight/Marking.tsx'
import { hashtagsFound } from '#features/search/search/api.ts'
import type { Search } from '#features/search/search/searchAddress.ts'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { HashtagRow } from './HashtagRow.tsx'
import { NothingFound } from './NothingFound.tsx'

export function HashtagsFound({ search }: { search: Search }) {
  const list = useInfiniteQuery(hashtagsFound(search))
  const page = list.data?.pages[0]

  return (
    <Marking terms={page?.terms}>
      <PagedList
        list={list}
        rowsOf={({ hashtags }) => hashtags}
        keyOf={({ tag }) => tag}
        pending={<RowsPending rows={6} />}
        empty={<NothingFound search={search} meant={page?.meant} />}
      >
        {(hashtag) => <HashtagRow hashtag={hashtag} />}
      </PagedList>
    </Marking>
  )
}
