import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { myReports } from './api.ts'
import { messages } from './messages.ts'
import { ReportRow } from './ReportRow.tsx'

export function MyReports() {
  const text = useText(messages)
  const list = useInfiniteQuery(myReports())

  return (
    <PagedList
      list={list}
      rowsOf={(page) => page.reports}
      keyOf={({ _id }) => _id}
      pending={<RowsPending rows={4} />}
      empty={
        <EmptyState roomy art={<SearchArt />} title={text.none}>
          {text.noneSentence}
        </EmptyState>
      }
      end={<EndOfList>{text.end}</EndOfList>}
    >
      {(report) => <ReportRow report={report} />}
    </PagedList>
  )
}
