import type { Order } from '@jes/contract/money/premium'
import { CircleAlert, Clock, Undo2 } from 'lucide-react'
import { PROVIDER_NAMES } from '#features/money/checkout/messages.ts'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { PremiumMark } from '#ui/PremiumMark.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { Txt } from '#ui/Txt.tsx'
import { isOpen } from './api.ts'
import { messages, stateMessages } from './messages.ts'
import { NextSteps } from './NextSteps.tsx'
import styles from './order.module.css'
import { Receipt } from './Receipt.tsx'

/** The state of an order, the next step, and the receipt of a paid one. */
export function OrderView({ order }: { order: Order }) {
  const text = useText(stateMessages)
  const { title, sentence } = useWords(order)

  return (
    <>
      <section className={styles.head} data-state={order.state}>
        <span className={styles.icon}>
          <StateIcon order={order} />
        </span>
        <div role="status">
          <Txt as="h2" className={styles.title}>
            {title}
          </Txt>
          <Txt as="p" className={styles.sentence}>
            {sentence}
          </Txt>
          {isOpen(order) && <p className={styles.sentence}>{text.safe}</p>}
        </div>
        <NextSteps order={order} />
      </section>
      {order.receipt && <Receipt order={order} number={order.receipt} />}
    </>
  )
}

function StateIcon({ order }: { order: Order }) {
  if (isOpen(order)) return <Spinner />
  if (order.state === 'paid') return <PremiumMark />
  if (order.state === 'refunded' || order.state === 'partlyRefunded') return <Undo2 />
  return order.state === 'expired' ? <Clock /> : <CircleAlert />
}

function useWords(order: Order) {
  const text = useText(stateMessages)
  const { someone } = useText(messages)
  const { state, isMine, isGift, pass } = order
  if (state !== 'paid')
    return {
      title: text[state],
      sentence: text[`${state}Sentence`](PROVIDER_NAMES[order.provider]),
    }

  if (isMine && isGift)
    return {
      title: text.given(order.receiver?.displayName ?? someone),
      sentence: text.givenSentence,
    }
  const sentence = pass ? text.paidSentence(longDate(pass.endsAt)) : ''
  if (isMine) return { title: text.paid, sentence }
  return { title: text.received(order.buyer?.displayName ?? someone), sentence }
}
