import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { PostsPending } from '#features/posts/posts/PostsPending.tsx'
import { useText } from '#lib/language.ts'
import { EndOfList } from '#ui/EndOfList.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { LoadMore } from '#ui/LoadMore.tsx'
import { bookmarksWith } from './api.ts'
import { BookmarkRow } from './BookmarkRow.tsx'
import { messages } from './messages.ts'
import { NoBookmarks } from './NoBookmarks.tsx'
import { NoMatch } from './NoMatch.tsx'

type Props = { words: string; folder?: string | null; onShowAll: () => void }

export function BookmarkList({ words, folder = null, onShowAll }: Props) {
  const text = useText(messages)
  const saved = useInfiniteQuery({
    ...bookmarksWith(words, folder),
    // While somebody types; bookmarks of another folder are no placeholder.
    placeholderData: (before, query) =>
      query?.queryKey[3] === folder ? keepPreviousData(before) : undefined,
  })

  if (saved.isPending) return <PostsPending />
  if (saved.isLoadingError)
    return <FailedState reason={saved.error.message} onRetry={() => void saved.refetch()} />
  const bookmarks = saved.data.pages.flatMap((page) => page.bookmarks)
  if (bookmarks.length === 0 && !saved.hasNextPage)
    return words ? (
      <NoMatch words={words} onShowAll={onShowAll} />
    ) : (
      <NoBookmarks isFolder={folder !== null} />
    )

  return (
    <>
      <ul>
        {bookmarks.map((bookmark) => (
          <li key={bookmark.adId}>
            <BookmarkRow bookmark={bookmark} />
          </li>
        ))}
      </ul>
      {saved.hasNextPage ? (
        <LoadMore
          isLoading={saved.isFetchingNextPage}
          failure={saved.isFetchNextPageError ? saved.error.message : undefined}
          onLoad={() => void saved.fetchNextPage()}
        />
      ) : (
        <EndOfList>{text.end}</EndOfList>
      )}
    </>
  )
}
