import { useInfiniteQuery } from '@tanstack/react-query'
import { publicMonths } from '#features/publicMonths/api.ts'
import { MonthFigures } from '#features/publicMonths/MonthFigures.tsx'
import { messages as words } from '#features/publicMonths/messages.ts'
import { monthTitle } from '#features/publicMonths/monthTitle.ts'
import { useText } from '#lib/language.ts'
import { MountainArt } from '#ui/art/MountainArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { BooksTable } from './BooksTable.tsx'
import { CloseMonth } from './CloseMonth.tsx'
import { messages } from './messages.ts'
import styles from './Revenue.module.css'
import { VerifyMonth } from './VerifyMonth.tsx'

/** The books, and the months that were shared out. */
export function Revenue() {
  const text = useText(messages)
  const shared = useText(words)
  const list = useInfiniteQuery(publicMonths())

  return (
    <>
      <BooksTable />
      <div className={styles.part}>
        <h2 className={styles.title}>{text.months}</h2>
        <p className={styles.hint}>{text.monthsWhy}</p>
        <CloseMonth />
      </div>
      <PagedList
        list={list}
        rowsOf={(page) => page.months}
        keyOf={({ month }) => month}
        pending={<RowsPending rows={2} />}
        empty={
          <EmptyState art={<MountainArt />} title={shared.none}>
            {shared.noneSentence}
          </EmptyState>
        }
        end={<EndOfList>{shared.end}</EndOfList>}
      >
        {(one) => (
          <article className={styles.month}>
            <h3 className={styles.name}>{monthTitle(one.month)}</h3>
            <MonthFigures month={one} />
            <VerifyMonth month={one.month} />
          </article>
        )}
      </PagedList>
    </>
  )
}
