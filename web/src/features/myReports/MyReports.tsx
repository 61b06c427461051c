import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { LoadMore } from '#ui/LoadMore.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { myReports } from './api.ts'
import { messages } from './messages.ts'
import { ReportRow } from './ReportRow.tsx'

export function MyReports() {
  const text = useText(messages)
  const mine = useInfiniteQuery(myReports())

  if (mine.isPending) return <RowsPending rows={4} />
  if (mine.isLoadingError)
    return <FailedState reason={mine.error.message} onRetry={() => void mine.refetch()} />
  const reports = mine.data.pages.flatMap((page) => page.reports)
  if (reports.length === 0)
    return (
      <EmptyState roomy art={<SearchArt />} title={text.none}>
        {text.noneSentence}
      </EmptyState>
    )

  return (
    <>
      <ul>
        {reports.map((report) => (
          <li key={report._id}>
            <ReportRow report={report} />
          </li>
        ))}
      </ul>
      {mine.hasNextPage ? (
        <LoadMore
          isLoading={mine.isFetchingNextPage}
          failure={mine.isFetchNextPageError ? mine.error.message : undefined}
          onLoad={() => void mine.fetchNextPage()}
        />
      ) : (
        <EndOfList>{text.end}</EndOfList>
      )}
    </>
  )
}
