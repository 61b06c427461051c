import { useInfiniteQuery } from '@tanstack/react-query'
import { savedComments } from '#features/comments/savedComments/api.ts'
import { messages } from '#features/comments/savedComments/messages.ts'
import { useText } from '#lib/language.ts'
import { BookmarksArt } from '#ui/art/BookmarksArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { ProfileComment } from './ProfileComment.tsx'

/** The comments that I saved, the latest first. */
export function SavedComments() {
  const text = useText(messages)
  const list = useInfiniteQuery(savedComments())

  return (
    <PagedList
      list={list}
      rowsOf={(page) => page.comments}
      keyOf={({ comment }) => comment._id}
      pending={<RowsPending rows={4} />}
      empty={
        <EmptyState roomy art={<BookmarksArt />} title={text.none}>
          {text.noneSentence}
        </EmptyState>
      }
    >
      {(row) => <ProfileComment row={row} />}
    </PagedList>
  )
}
