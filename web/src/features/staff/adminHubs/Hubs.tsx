import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Bar } from '#features/staff/adminParts/Parts.tsx'
import { useStaffActions } from '#features/staff/staffActions/useStaffActions.tsx'
import { useText } from '#lib/language.ts'
import { useDebounced } from '#lib/useDebounced.ts'
import { HubsArt } from '#ui/art/HubsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { Finder } from '#ui/Finder.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { Select } from '#ui/Select.tsx'
import { type HubState, STATES, staffHubs } from './api.ts'
import { HubItem } from './HubItem.tsx'
import { messages } from './messages.ts'

const REST = 250

export function Hubs({ isAdmin }: { isAdmin: boolean }) {
  const text = useText(messages)
  const [state, setState] = useState<HubState>('open')
  const [words, setWords] = useState('')
  const wanted = useDebounced(words.trim(), REST)
  const list = useInfiniteQuery({
    ...staffHubs(state, wanted),
    placeholderData: keepPreviousData,
  })
  const { ask, dialog } = useStaffActions()

  return (
    <>
      <Finder label={text.search} words={words} limit={100} onChange={setWords} />
      <Bar>
        <Select
          label={text.state}
          value={state}
          onChange={setState}
          options={STATES.map((one) => ({ value: one, label: text[one] }))}
        />
      </Bar>
      <PagedList
        list={list}
        rowsOf={(page) => page.jehubs}
        keyOf={({ _id }) => _id}
        pending={<RowsPending rows={5} />}
        empty={
          <EmptyState art={<HubsArt />} title={text.none}>
            {text.noneSentence}
          </EmptyState>
        }
        end={<EndOfList>{text.end}</EndOfList>}
      >
        {(hub) => <HubItem hub={hub} isAdmin={isAdmin} onAsk={ask} />}
      </PagedList>
      {dialog}
    </>
  )
}
