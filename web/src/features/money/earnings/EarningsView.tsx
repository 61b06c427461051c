import { useQuery } from '@tanstack/react-query'
import { PayoutPart } from '#features/money/payouts/PayoutPart.tsx'
import { useText } from '#lib/language.ts'
import { exactMoney } from '#lib/money.ts'
import { MountainArt } from '#ui/art/MountainArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { late } from '#ui/late.tsx'
import { myEarnings } from './api.ts'
import styles from './Earnings.module.css'
import { EarningsPending } from './EarningsPending.tsx'
import { MonthRows } from './MonthRows.tsx'
import { MonthsChart } from './MonthsChart.tsx'
import { messages } from './messages.ts'

const Eligibility = late(async () => (await import('./Eligibility.tsx')).Eligibility)
const PayoutHistory = late(
  async () => (await import('#features/money/payouts/PayoutHistory.tsx')).PayoutHistory,
)
const Weave = late(async () => (await import('#ui/Weave.tsx')).Weave)

/** A creator's balance, months, and payouts. */
export function EarningsView() {
  const text = useText(messages)
  const { data, ...mine } = useQuery(myEarnings())
  if (mine.isLoadingError)
    return <FailedState reason={mine.error!.message} onRetry={() => void mine.refetch()} />
  if (!data) return <EarningsPending />

  const { balancePaisa, months, openPayout } = data
  return (
    <>
      <section className={styles.balance} aria-label={text.balance}>
        <h2 className={styles.balanceName}>{text.balance}</h2>
        <p className={styles.sum}>{exactMoney(balancePaisa)}</p>
        <div className={styles.weave}>
          <Weave upright cell={4} />
        </div>
      </section>
      <PayoutPart balancePaisa={balancePaisa} open={openPayout} />
      {months.length === 0 ? (
        <EmptyState
          art={<MountainArt />}
          title={text.none}
          action={
            <LinkButton href="/premium/how" look="quiet">
              {text.how}
            </LinkButton>
          }
        >
          {text.noneSentence}
        </EmptyState>
      ) : (
        <>
          <section className={styles.part}>
            <h2 className={styles.title}>{text.chart}</h2>
            <MonthsChart months={months} />
          </section>
          <section>
            <h2 className={styles.listTitle}>{text.months}</h2>
            <MonthRows months={months} />
          </section>
        </>
      )}
      <PayoutHistory />
      <Eligibility />
    </>
  )
}
