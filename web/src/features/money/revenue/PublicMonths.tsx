import type { PublicMonth } from '@jes/contract/money/earnings'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '#lib/language.ts'
import { MountainArt } from '#ui/art/MountainArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { publicMonths } from './api.ts'
import { MonthFigures } from './MonthFigures.tsx'
import { messages } from './messages.ts'
import { monthTitle } from './monthTitle.ts'
import styles from './publicMonths.module.css'

type Props = {
  /** What stands below the figures of each. */
  children?: (month: PublicMonth) => ReactNode
}

/** The closed months, for everybody; one is opened to see all of it. */
export function PublicMonths({ children }: Props) {
  const text = useText(messages)
  const list = useInfiniteQuery(publicMonths())

  return (
    <PagedList
      list={list}
      rowsOf={(page) => page.months}
      keyOf={({ month }) => month}
      pending={<RowsPending rows={2} />}
      empty={
        <EmptyState art={<MountainArt />} title={text.none} heading="h3">
          {text.noneSentence}
        </EmptyState>
      }
      end={<EndOfList>{text.end}</EndOfList>}
    >
      {(one) => (
        <article className={styles.month}>
          <h3 className={styles.title}>{monthTitle(one.month)}</h3>
          <MonthFigures month={one} />
          {children?.(one)}
        </article>
      )}
    </PagedList>
  )
}
