import type { Case, StaffAction } from '@jes/contract/cases'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { actionsFor } from '#features/adminDeeds/actions.ts'
import { decideCase } from '#features/adminDeeds/api.ts'
import { useStaffDeeds } from '#features/adminDeeds/useStaffDeeds.tsx'
import { stepFrom } from '#features/modQueue/queueKeys.ts'
import { useText } from '#lib/language.ts'
import { BellArt } from '#ui/art/BellArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { casesOf, takeOutCase } from './api.ts'
import { CaseCard } from './CaseCard.tsx'
import { CaseFilters } from './CaseFilters.tsx'
import type { CaseKey } from './caseKeys.ts'
import { KeyHint } from './KeyHint.tsx'
import { messages } from './messages.ts'
import { standingOf, targetOf } from './standingOf.ts'
import { useCaseKeys } from './useCaseKeys.ts'
import { useWanted } from './useWanted.ts'

export function CaseList() {
  const text = useText(messages)
  const client = useQueryClient()
  const place = useRef<HTMLElement>(null)
  const { state, kind } = useWanted()
  const list = useInfiniteQuery(casesOf(state, kind))
  const cases = list.data?.pages.flatMap((page) => page.cases) ?? []
  const { ask, dialog } = useStaffDeeds()
  const first = list.data?.pages[0]
  useCaseKeys(handleKey)

  function handleKey(key: CaseKey, target: HTMLElement) {
    const card = target.closest<HTMLElement>('[data-item]')
    const at = cases.findIndex(({ _id }) => card?.dataset.item === _id)
    if (key === 'next' || key === 'previous') {
      const next = stepFrom(at, key, cases.length)
      focusOn(next === null ? undefined : cases[next])
      return true
    }
    const one = cases[at]
    // On one of its buttons the letters mean nothing: only the card itself is asked.
    if (!one || target !== card || !actionsFor(standingOf(one)).includes(key)) return false
    act(one, key)
    return true
  }

  function act(one: Case, action: StaffAction) {
    ask({
      ...targetOf(one),
      action,
      send: (deed) => decideCase(client, one._id, deed),
      onDone: () => goOn(one),
    })
  }

  /** What is decided goes; the focus goes to what comes after it. */
  function goOn(one: Case) {
    const at = cases.indexOf(one)
    focusOn(cases[at + 1] ?? cases[at - 1])
    takeOutCase(client, one._id)
  }

  function focusOn(one: Case | undefined) {
    const card = one && place.current?.querySelector<HTMLElement>(`[data-item="${one._id}"]`)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <section ref={place} aria-label={text.cases}>
      <CaseFilters
        {...(first && state === 'open' && { standing: text.standing(first.open, first.late) })}
      />
      {cases.length > 0 && (
        <KeyHint
          keys={[
            ['J K', text.move],
            ...(state === 'open'
              ? ([
                  ['D', text.keyDismiss],
                  ['R', text.keyRemove],
                ] as const)
              : []),
          ]}
        />
      )}
      <PagedList
        list={list}
        rowsOf={(page) => page.cases}
        keyOf={({ _id }) => _id}
        pending={<RowsPending rows={4} />}
        empty={
          <EmptyState
            art={<BellArt />}
            title={kind ? text.noneOfKind : state === 'open' ? text.none : text.noneDecided}
          >
            {!kind && state === 'open' && text.noneSentence}
          </EmptyState>
        }
        end={<EndOfList>{text.end}</EndOfList>}
      >
        {(one) => <CaseCard one={one} onAct={(action) => act(one, action)} />}
      </PagedList>
      {dialog}
    </section>
  )
}
