import { useInfiniteQuery } from '@tanstack/react-query'
import { MonthFigures } from '#features/money/revenue/MonthFigures.tsx'
import { useText } from '#lib/language.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { AddUp } from './AddUp.tsx'
import { statementOf } from './api.ts'
import { DownloadLines } from './DownloadLines.tsx'
import { LineRow } from './LineRow.tsx'
import { messages } from './messages.ts'
import { StatementSum } from './StatementSum.tsx'
import styles from './statement.module.css'

/** A month of a creator with every line. */
export function StatementView({ month }: { month: string }) {
  const text = useText(messages)
  const list = useInfiniteQuery(statementOf(month))
  const pages = list.data?.pages ?? []
  const first = pages[0]
  if (list.isLoadingError)
    return <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
  if (!first) return <RowsPending rows={5} />

  return (
    <>
      <StatementSum statement={first.statement} />
      <section className={styles.lines}>
        <div className={styles.part}>
          <h2 className={styles.title}>{text.everyLine}</h2>
          <p className={styles.hint}>{text.everyLineWhy}</p>
          <AddUp
            lines={pages.flatMap(({ lines }) => lines)}
            lineCount={first.lineCount}
            linesPaisa={first.statement.linesPaisa}
          />
          {first.lineCount > 0 && <DownloadLines month={month} />}
        </div>
        <PagedList
          list={list}
          rowsOf={(page) => page.lines}
          keyOf={({ member }) => String(member)}
          pending={null}
          empty={<p className={styles.none}>{text.none}</p>}
        >
          {(line) => <LineRow line={line} />}
        </PagedList>
      </section>
      <section className={styles.part}>
        <h2 className={styles.title}>{text.public}</h2>
        <p className={styles.hint}>{text.publicWhy}</p>
        <MonthFigures month={first.public} />
      </section>
    </>
  )
}
