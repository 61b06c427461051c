import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useText } from '#lib/language.ts'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { myPayouts } from './api.ts'
import { messages } from './messages.ts'
import { PayoutRow } from './PayoutRow.tsx'
import styles from './payouts.module.css'

/** Past payouts. Without any, no empty list is shown. */
export function PayoutHistory() {
  const text = useText(messages)
  const titleId = useId()
  const list = useInfiniteQuery(myPayouts())
  if (list.data?.pages[0]?.payouts.length === 0) return null

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text.history}
      </h2>
      <PagedList
        list={list}
        rowsOf={(page) => page.payouts}
        keyOf={({ _id }) => _id}
        pending={<RowsPending rows={1} />}
        empty={null}
      >
        {(payout) => <PayoutRow payout={payout} />}
      </PagedList>
    </section>
  )
}
