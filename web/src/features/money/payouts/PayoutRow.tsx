import type { Payout, PayoutState } from '@jes/contract/money/earnings'
import { shortDate, shortDateTime } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { exactMoney } from '#lib/money.ts'
import { Chip } from '#ui/Chip.tsx'
import { Txt } from '#ui/Txt.tsx'
import { messages } from './messages.ts'
import styles from './payouts.module.css'

const TONES = { asked: 'gold', approved: 'blue', paid: 'green', declined: 'red' } as const

/** One payout: how much, where to, and how far it is. */
export function PayoutRow({ payout }: { payout: Payout }) {
  const text = useText(messages)
  const { amountPaisa, method, hint, state, reference, reason, createdAt, heldUntil, paidAt } =
    payout
  const why = state === 'paid' ? text.paidWhy(reference ?? '') : text[`${state}Why`]

  return (
    <article className={styles.row}>
      <p className={styles.head}>
        <span className={styles.amount}>{exactMoney(amountPaisa)}</span>
        <StateChip state={state} />
      </p>
      <p className={styles.hint}>
        {text.to(text[method], hint)} ·{' '}
        <time dateTime={paidAt ?? createdAt}>{shortDate(paidAt ?? createdAt)}</time>
      </p>
      {reason && <Txt as="p">{reason}</Txt>}
      <p className={styles.hint}>{why}</p>
      {heldUntil && <p className={styles.hint}>{text.held(shortDateTime(heldUntil))}</p>}
    </article>
  )
}

function StateChip({ state }: { state: PayoutState }) {
  const text = useText(messages)
  return <Chip tone={TONES[state]}>{text[state]}</Chip>
}
