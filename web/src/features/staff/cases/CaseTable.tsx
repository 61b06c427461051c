import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { stepFrom } from '#features/hubs/modQueue/queueKeys.ts'
import { useText } from '#lib/language.ts'
import { BellArt } from '#ui/art/BellArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { LoadMore } from '#ui/LoadMore.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { messages } from './adminCasesMessages.ts'
import { casesOf } from './api.ts'
import { CaseFilters } from './CaseFilters.tsx'
import { CaseRow } from './CaseRow.tsx'
import styles from './Cases.module.css'
import { KeyHint } from './KeyHint.tsx'
import { useCaseFilter } from './useCaseFilter.ts'
import { useCaseKeys } from './useCaseKeys.ts'

/** What was reported, a row each; one of them may be open beside it. */
export function CaseTable({ openId }: { openId: string }) {
  const text = useText(messages)
  const place = useRef<HTMLElement>(null)
  const { state, kind } = useCaseFilter()
  const list = useInfiniteQuery(casesOf(state, kind))
  const cases = list.data?.pages.flatMap((page) => page.cases) ?? []

  useCaseKeys((key, { key: pressed, target }) => {
    if (key !== 'next' && key !== 'previous') return false
    const isInTable = target instanceof Node && place.current?.contains(target)
    // Outside the table the arrows scroll, as everywhere.
    if (!isInTable && pressed.startsWith('Arrow')) return false
    const links = [...(place.current?.querySelectorAll<HTMLElement>('a[data-item]') ?? [])]
    const focused = links.indexOf(document.activeElement as HTMLElement)
    const from = focused < 0 ? links.findIndex(({ dataset }) => dataset.item === openId) : focused
    const next = stepFrom(from, key, links.length)
    if (next !== null) links[next]?.focus()
    return next !== null
  })

  return (
    <section ref={place} aria-label={text.cases}>
      <CaseFilters />
      {list.isPending && <RowsPending rows={6} />}
      {list.isLoadingError && (
        <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
      )}
      {list.data && cases.length === 0 && !list.hasNextPage && (
        <EmptyState
          art={<BellArt />}
          title={kind ? text.noneOfKind : state === 'open' ? text.none : text.noneDecided}
        >
          {!kind && state === 'open' && text.noneSentence}
        </EmptyState>
      )}
      {cases.length > 0 && (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text.what}</th>
                <th scope="col" className={styles.why}>
                  {text.reason}
                </th>
                <th scope="col" className={styles.many}>
                  {text.reportsColumn}
                </th>
                <th scope="col" className={styles.when}>
                  {state === 'open' ? text.timeLeft : text.closed}
                </th>
              </tr>
            </thead>
            <tbody>
              {cases.map((one) => (
                <CaseRow key={one._id} one={one} isOpen={one._id === openId} />
              ))}
            </tbody>
          </table>
          {list.hasNextPage && (
            <LoadMore
              isLoading={list.isFetchingNextPage}
              failure={list.isFetchNextPageError ? list.error.message : undefined}
              onLoad={() => void list.fetchNextPage()}
            />
          )}
          <KeyHint
            keys={[
              ['↑ ↓', text.move],
              ['Enter', text.keyOpen],
            ]}
          />
        </>
      )}
    </section>
  )
}
