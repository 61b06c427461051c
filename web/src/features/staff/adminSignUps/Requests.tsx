import { useInfiniteQuery } from '@tanstack/react-query'
import { Note } from '#features/staff/adminParts/Parts.tsx'
import { useText } from '#lib/language.ts'
import { BellArt } from '#ui/art/BellArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { signUpRequests } from './api.ts'
import { messages } from './messages.ts'
import { RequestCard } from './RequestCard.tsx'

export function Requests() {
  const text = useText(messages)
  const list = useInfiniteQuery(signUpRequests())
  return (
    <>
      <Note>{text.waitingNote}</Note>
      <PagedList
        list={list}
        rowsOf={(page) => page.requests}
        keyOf={({ _id }) => _id}
        pending={<RowsPending rows={4} />}
        empty={
          <EmptyState art={<BellArt />} title={text.none}>
            {text.noneSentence}
          </EmptyState>
        }
        end={<EndOfList>{text.end}</EndOfList>}
      >
        {(request) => <RequestCard request={request} />}
      </PagedList>
    </>
  )
}
