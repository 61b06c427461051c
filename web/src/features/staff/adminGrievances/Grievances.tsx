import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Bar, Note } from '#features/staff/adminParts/Parts.tsx'
import { useText } from '#lib/language.ts'
import { BellArt } from '#ui/art/BellArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { type GrievanceState, grievancesOf } from './api.ts'
import { GrievanceCard } from './GrievanceCard.tsx'
import { messages } from './messages.ts'

export function Grievances() {
  const text = useText(messages)
  const [state, setState] = useState<GrievanceState>('open')
  const list = useInfiniteQuery(grievancesOf(state))

  return (
    <>
      <Note>{text.note}</Note>
      <Bar>
        <RadioGroup
          label={text.state}
          value={state}
          onChange={setState}
          options={[
            { value: 'open', label: text.open },
            { value: 'answered', label: text.answered },
          ]}
        />
      </Bar>
      <PagedList
        list={list}
        rowsOf={(page) => page.grievances}
        keyOf={({ _id }) => _id}
        pending={<RowsPending rows={4} />}
        empty={
          <EmptyState art={<BellArt />} title={state === 'open' ? text.none : text.noneAnswered}>
            {text.noneSentence}
          </EmptyState>
        }
        end={<EndOfList>{text.end}</EndOfList>}
      >
        {(grievance) => <GrievanceCard grievance={grievance} />}
      </PagedList>
    </>
  )
}
