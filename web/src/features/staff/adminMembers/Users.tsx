import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Bar, Row } from '#features/staff/adminParts/Parts.tsx'
import { PersonLine } from '#features/staff/adminParts/PersonLine.tsx'
import { shortDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useDebounced } from '#lib/useDebounced.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { Finder } from '#ui/Finder.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { Select } from '#ui/Select.tsx'
import { FILTERS, type UserFilter, usersOf } from './adminUsersApi.ts'
import { messages } from './adminUsersMessages.ts'
import { UserChips } from './UserChips.tsx'

const REST = 250

export function Users({ isAdmin }: { isAdmin: boolean }) {
  const text = useText(messages)
  const [params, setParams] = useSearchParams()
  const filter = FILTERS.find((one) => one === params.get('filter')) ?? 'all'
  const [words, setWords] = useState('')
  const wanted = useDebounced(words.trim(), REST)
  const list = useInfiniteQuery({
    ...usersOf(filter, wanted),
    placeholderData: keepPreviousData,
  })

  function choose(chosen: UserFilter) {
    setParams(chosen === 'all' ? {} : { filter: chosen }, { replace: true })
  }

  function showAll() {
    setWords('')
    choose('all')
  }

  return (
    <>
      <Finder
        label={isAdmin ? text.searchAll : text.search}
        words={words}
        limit={100}
        onChange={setWords}
      />
      <Bar>
        <Select
          label={text.which}
          value={filter}
          onChange={choose}
          options={FILTERS.map((one) => ({ value: one, label: text[one] }))}
        />
      </Bar>
      <PagedList
        list={list}
        rowsOf={(page) => page.users}
        keyOf={({ _id }) => _id}
        pending={<RowsPending rows={6} />}
        empty={
          <EmptyState
            art={<SearchArt />}
            title={text.none}
            action={
              <Button look="quiet" onClick={showAll}>
                {text.showAll}
              </Button>
            }
          >
            {text.noneSentence}
          </EmptyState>
        }
        end={<EndOfList>{text.end}</EndOfList>}
      >
        {(user) => (
          <Row>
            <PersonLine user={user}>
              @{user.username} · {text.joined(shortDate(user.joinedAt))}
            </PersonLine>
            <UserChips user={user} />
          </Row>
        )}
      </PagedList>
    </>
  )
}
