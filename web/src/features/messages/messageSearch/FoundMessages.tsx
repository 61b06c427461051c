import { useInfiniteQuery } from '@tanstack/react-query'
import { Marking } from '#features/core/highlight/Marking.tsx'
import { useText } from '#lib/language.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { LoadMore } from '#ui/LoadMore.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { messagesWith } from './api.ts'
import { FoundRow } from './FoundRow.tsx'
import styles from './found.module.css'
import { messages } from './messages.ts'

/** In place of the talks: my messages with the searched words. */
export function FoundMessages({ words }: { words: string }) {
  const text = useText(messages)
  const list = useInfiniteQuery(messagesWith(words))
  if (list.isPending) return <RowsPending rows={4} />
  if (list.isLoadingError)
    return <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
  const found = list.data.pages.flatMap((page) => page.found)
  if (found.length === 0)
    return (
      <EmptyState art={<PostsArt />} title={text.none(words)}>
        {text.noneWhy}
      </EmptyState>
    )
  return (
    <Marking terms={list.data.pages[0]?.terms}>
      <ul className={styles.list}>
        {found.map((one) => (
          <li key={one.message._id}>
            <FoundRow {...one} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          isLoading={list.isFetchingNextPage}
          failure={list.isFetchNextPageError ? list.error?.message : undefined}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </Marking>
  )
}
