import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Bar, Note } from '#features/staff/adminParts/Parts.tsx'
import { useText } from '#lib/language.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { Select } from '#ui/Select.tsx'
import { AuditRow } from './AuditRow.tsx'
import { messages as actions } from './actionMessages.ts'
import { auditOf, staff } from './api.ts'
import { messages } from './messages.ts'
import { VerifyChain } from './VerifyChain.tsx'

const ALL = ''

/** The log of all that the staff did, and whether it is whole. */
export function Audit() {
  const text = useText(messages)
  const names = useText(actions)
  const [by, setBy] = useState(ALL)
  const [action, setAction] = useState(ALL)
  const list = useInfiniteQuery(auditOf({ by, action }))
  const { data: people = [] } = useQuery(staff())

  return (
    <>
      <Note>{text.note}</Note>
      <VerifyChain />
      <Bar>
        <Select
          label={text.by}
          value={by}
          onChange={setBy}
          options={[
            { value: ALL, label: text.everybody },
            ...people.map(({ _id, displayName }) => ({ value: _id, label: displayName })),
          ]}
        />
        <Select
          label={text.action}
          value={action}
          onChange={setAction}
          options={[
            { value: ALL, label: text.everything },
            ...Object.entries(names).map(([value, label]) => ({ value, label })),
          ]}
        />
      </Bar>
      <PagedList
        list={list}
        rowsOf={(page) => page.entries}
        keyOf={({ place }) => String(place)}
        pending={<RowsPending rows={5} />}
        empty={
          <EmptyState art={<SearchArt />} title={text.none}>
            {text.noneSentence}
          </EmptyState>
        }
        end={<EndOfList>{text.end}</EndOfList>}
      >
        {(entry) => <AuditRow entry={entry} />}
      </PagedList>
    </>
  )
}
