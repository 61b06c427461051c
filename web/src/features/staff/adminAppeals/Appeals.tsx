import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Note } from '#features/staff/adminParts/Parts.tsx'
import { useText } from '#lib/language.ts'
import { BellArt } from '#ui/art/BellArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { AppealCard } from './AppealCard.tsx'
import { openAppeals, type Verdict } from './api.ts'
import { DecideDialog } from './DecideDialog.tsx'
import { messages } from './messages.ts'

export function Appeals() {
  const text = useText(messages)
  const list = useInfiniteQuery(openAppeals())
  const [dialog, setDialog] = useState<{ actId: string; verdict: Verdict } | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  return (
    <>
      <Note>{text.note}</Note>
      <PagedList
        list={list}
        rowsOf={(page) => page.appeals}
        keyOf={({ act }) => act._id}
        pending={<RowsPending rows={4} />}
        empty={
          <EmptyState art={<BellArt />} title={text.none}>
            {text.noneSentence}
          </EmptyState>
        }
        end={<EndOfList>{text.end}</EndOfList>}
      >
        {({ user, act }) => (
          <AppealCard
            user={user}
            act={act}
            onDecide={(verdict) => {
              setDialog({ actId: act._id, verdict })
              setIsAsking(true)
            }}
          />
        )}
      </PagedList>
      {dialog && (
        <DecideDialog
          key={dialog.actId + dialog.verdict}
          {...dialog}
          open={isAsking}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
