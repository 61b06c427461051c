import { type Payout, SMALLEST_PAYOUT_PAISA } from '@jes/contract/money/earnings'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#lib/language.ts'
import { money } from '#lib/money.ts'
import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { messages } from './messages.ts'
import { PayoutRow } from './PayoutRow.tsx'
import styles from './payouts.module.css'

const PayoutForm = lazy(async () => ({ default: (await import('./PayoutForm.tsx')).PayoutForm }))

type Props = { balancePaisa: number; open: Payout | null }

/** The open payout, the form for one, or what is missing. */
export function PayoutPart({ balancePaisa, open }: Props) {
  const text = useText(messages)
  const [isAsking, setIsAsking] = useState(false)
  const missing = SMALLEST_PAYOUT_PAISA - balancePaisa

  if (open)
    return (
      <section className={styles.open} aria-label={text.open}>
        <PayoutRow payout={open} />
      </section>
    )
  if (missing > 0)
    return (
      <div className={styles.part}>
        <ProgressBar
          value={Math.max(0, balancePaisa)}
          max={SMALLEST_PAYOUT_PAISA}
          label={text.toFirst}
        />
        <p className={styles.hint}>{text.missing(money(missing), money(SMALLEST_PAYOUT_PAISA))}</p>
      </div>
    )
  if (!isAsking)
    return (
      <div className={styles.part}>
        <Button look="premium" onClick={() => setIsAsking(true)}>
          {text.ask}
        </Button>
      </div>
    )
  return (
    <Suspense fallback={<RowsPending rows={3} />}>
      <PayoutForm balancePaisa={balancePaisa} onDone={() => setIsAsking(false)} />
    </Suspense>
  )
}
