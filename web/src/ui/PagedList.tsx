import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedState } from './FailedState.tsx'
import { ListAge } from './ListAge.tsx'
import { LoadMore } from './LoadMore.tsx'

type Props<Page, Row> = {
  list: UseInfiniteQueryResult<InfiniteData<Page>>
  rowsOf: (page: Page) => readonly Row[]
  keyOf: (row: Row) => string
  pending: ReactNode
  empty: ReactNode
  /** Stands below the last row. */
  end?: ReactNode
  children: (row: Row) => ReactNode
}

/** Rows that are loaded page by page, in all their states. */
export function PagedList<Page, Row>(props: Props<Page, Row>) {
  const { list, rowsOf, keyOf, pending, empty, end, children } = props

  if (list.isPending) return pending
  if (list.isLoadingError)
    return <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
  // What moved between two requests may be on two pages.
  const rows = new Map(list.data.pages.flatMap(rowsOf).map((row) => [keyOf(row), row]))
  if (rows.size === 0 && !list.hasNextPage) return empty

  return (
    <>
      <ListAge at={list.dataUpdatedAt} />
      <ul>
        {[...rows].map(([key, row]) => (
          <li key={key}>{children(row)}</li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <LoadMore
          isLoading={list.isFetchingNextPage}
          failure={list.isFetchNextPageError ? list.error.message : undefined}
          onLoad={() => void list.fetchNextPage()}
        />
      ) : (
        end
      )}
    </>
  )
}
