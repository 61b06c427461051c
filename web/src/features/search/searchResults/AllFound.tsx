import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Marking } from '#features/core/highlight/Marking.tsx'
import { PostList } from '#features/posts/posts/PostList.tsx'
import { postsFound } from '#features/search/search/api.ts'
import { messages as kindMessages } from '#features/search/search/messages.ts'
import type { Search } from '#features/search/search/searchAddress.ts'
import { useText } from '#lib/language.ts'
import { EndOfList } from '#ui/EndOfList.tsx'
import { BestOfEach } from './BestOfEach.tsx'
import { useFoundLines } from './foundLines.tsx'
import { Meant } from './Meant.tsx'
import { messages } from './messages.ts'
import { OrderRow } from './OrderRow.tsx'

const NothingFound = lazy(async () => ({
  default: (await import('./NothingFound.tsx')).NothingFound,
}))

/** The best few of each kind, then posts without end. Another order changes the posts alone. */
export function AllFound({ search }: { search: Search }) {
  const text = useText(messages)
  const kindText = useText(kindMessages)
  const query = postsFound(search)
  const { data } = useInfiniteQuery({
    ...query,
    placeholderData: (saved, before) =>
      before?.queryKey[3].words === search.words ? saved : undefined,
  })
  const page = data?.pages[0]
  const lineBefore = useFoundLines(page)
  const hasOthers =
    page !== undefined &&
    [page.users, page.jehubs, page.hashtags, page.districts, page.clips].some(
      ({ length }) => length > 0,
    )
  const isOrdered = search.sort !== 'best' || search.t !== 'all'
  const hasPosts = page !== undefined && (page.ads.length > 0 || page.nextCursor !== null)

  return (
    <Marking terms={page?.terms}>
      {page?.meant && (hasOthers || hasPosts) && <Meant search={search} meant={page.meant} />}
      {page && hasOthers && <BestOfEach search={search} page={page} />}
      {(hasPosts || isOrdered) && <OrderRow search={search} title={kindText.posts} />}
      <PostList
        query={query}
        lineBefore={lineBefore}
        empty={
          hasOthers ? (
            <EndOfList>{text.noPosts}</EndOfList>
          ) : (
            <NothingFound search={search} meant={page?.meant} />
          )
        }
      />
    </Marking>
  )
}
