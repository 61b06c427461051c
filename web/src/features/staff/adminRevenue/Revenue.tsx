import { PublicMonths } from '#features/money/revenue/PublicMonths.tsx'
import { useText } from '#lib/language.ts'
import { BooksTable } from './BooksTable.tsx'
import { CloseMonth } from './CloseMonth.tsx'
import { messages } from './messages.ts'
import styles from './Revenue.module.css'
import { VerifyMonth } from './VerifyMonth.tsx'

/** The books, and the months that were shared out. */
export function Revenue() {
  const text = useText(messages)

  return (
    <>
      <BooksTable />
      <div className={styles.part}>
        <h2 className={styles.title}>{text.months}</h2>
        <p className={styles.hint}>{text.monthsWhy}</p>
        <CloseMonth />
      </div>
      <PublicMonths>{({ month }) => <VerifyMonth month={month} />}</PublicMonths>
    </>
  )
}
