import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { LockArt } from '#ui/art/LockArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { LoadMore } from '#ui/LoadMore.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { modLogOf } from './api.ts'
import { LogRow } from './LogRow.tsx'
import { messages } from './messages.ts'

/** What the team of a hub did, for all who may read the hub. */
export function ModLog({ hub }: { hub: string }) {
  const text = useText(messages)
  const log = useInfiniteQuery(modLogOf(hub))

  if (log.isPending) return <RowsPending rows={5} />
  if (log.isLoadingError)
    return <FailedState reason={log.error.message} onRetry={() => void log.refetch()} />
  const entries = log.data.pages.flatMap((page) => page.entries)
  if (entries.length === 0)
    return (
      <EmptyState art={<LockArt />} title={text.none}>
        {text.noneSentence}
      </EmptyState>
    )

  return (
    <>
      <ul>
        {entries.map((entry) => (
          <li key={entry._id}>
            <LogRow entry={entry} />
          </li>
        ))}
      </ul>
      {log.hasNextPage ? (
        <LoadMore
          isLoading={log.isFetchingNextPage}
          failure={log.isFetchNextPageError ? log.error.message : undefined}
          onLoad={() => void log.fetchNextPage()}
        />
      ) : (
        <EndOfList>{text.end}</EndOfList>
      )}
    </>
  )
}
