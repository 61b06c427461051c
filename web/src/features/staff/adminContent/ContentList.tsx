import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Bar, Note } from '#features/staff/adminParts/Parts.tsx'
import { useStaffActions } from '#features/staff/staffActions/useStaffActions.tsx'
import { useText } from '#lib/language.ts'
import { useDebounced } from '#lib/useDebounced.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { Finder } from '#ui/Finder.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { Select } from '#ui/Select.tsx'
import { type ContentFilter, contentOf, KINDS, STATES } from './api.ts'
import { ContentRow } from './ContentRow.tsx'
import { messages } from './messages.ts'

const REST = 250

/** Posts, clips and comments, whatever became of them. */
export function ContentList() {
  const text = useText(messages)
  const [kind, setKind] = useState<ContentFilter['kind']>('post')
  const [state, setState] = useState<ContentFilter['state']>('all')
  const [words, setWords] = useState('')
  const q = useDebounced(words.trim(), REST)
  const list = useInfiniteQuery({
    ...contentOf({ kind, state, q }),
    placeholderData: keepPreviousData,
  })
  const { ask, dialog } = useStaffActions()

  return (
    <>
      <Note>{text.note}</Note>
      <Finder label={text.search} words={words} limit={100} onChange={setWords} />
      <Bar>
        <Select
          label={text.kind}
          value={kind}
          onChange={setKind}
          options={KINDS.map((one) => ({ value: one, label: text[one] }))}
        />
        <Select
          label={text.state}
          value={state}
          onChange={setState}
          options={STATES.map((one) => ({ value: one, label: text[one] }))}
        />
      </Bar>
      <PagedList
        list={list}
        rowsOf={(page) => page.content}
        keyOf={({ _id }) => _id}
        pending={<RowsPending rows={5} />}
        empty={
          <EmptyState art={<PostsArt />} title={text.none}>
            {text.noneSentence}
          </EmptyState>
        }
        end={<EndOfList>{text.end}</EndOfList>}
      >
        {(one) => <ContentRow one={one} onAsk={ask} />}
      </PagedList>
      {dialog}
    </>
  )
}
