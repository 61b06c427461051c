import type { Order, OrderState } from '@jes/contract/money/premium'
import { PROVIDER_NAMES } from '#features/money/checkout/messages.ts'
import { exactTime, shortDateTime } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { money } from '#lib/money.ts'
import { Chip } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import { messages } from './messages.ts'
import styles from './order.module.css'

const tones: Record<OrderState, 'grey' | 'green' | 'blue' | 'gold' | 'red'> = {
  created: 'grey',
  pending: 'blue',
  paid: 'green',
  failed: 'grey',
  expired: 'grey',
  refunded: 'blue',
  partlyRefunded: 'blue',
  disputed: 'gold',
}

export function OrderRow({ order }: { order: Order }) {
  const text = useText(messages)
  const { _id, days, amountPaisa, createdAt, receipt, state } = order
  const gift = useGift(order)
  const facts = [
    amountPaisa !== null && `${money(amountPaisa)} · ${PROVIDER_NAMES[order.provider]}`,
    receipt,
    order.isSandbox && text.sandbox,
  ].filter((fact) => typeof fact === 'string')

  return (
    <Link to={`/premium/orders/${_id}`} className={styles.row}>
      <span className={styles.top}>
        <span className={styles.name}>{text.premiumDays(days)}</span>
        <Chip tone={tones[state]}>{text[state]}</Chip>
      </span>
      {gift && <Txt className={styles.gift}>{gift}</Txt>}
      <span className={styles.facts}>
        <time dateTime={createdAt} title={exactTime(createdAt)}>
          {shortDateTime(createdAt)}
        </time>
        {facts.map((fact) => ` · ${fact}`)}
      </span>
    </Link>
  )
}

function useGift({ isGift, isMine, buyer, receiver }: Order) {
  const text = useText(messages)
  if (!isGift) return ''
  if (isMine) return text.giftTo(receiver?.displayName ?? text.someone)
  return text.giftFrom(buyer?.displayName ?? text.someone)
}
