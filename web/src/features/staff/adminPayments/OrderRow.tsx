import type { StaffOrder } from '@jes/contract/staff/adminPayments'
import { detailPath } from '#features/staff/admin/sections.ts'
import { Row } from '#features/staff/adminParts/Parts.tsx'
import { PersonLine } from '#features/staff/adminParts/PersonLine.tsx'
import { shortDateTime } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { money } from '#lib/money.ts'
import { inDigits } from '#lib/numbers.ts'
import { Chip } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import { messages } from './messages.ts'
import styles from './Orders.module.css'
import { StateChip } from './StateChip.tsx'

/** Who ordered what, and how it stands. */
export function OrderRow({ order }: { order: StaffOrder }) {
  const text = useText(messages)
  const { _id, buyer, receiver, isGift, days, amountPaisa, provider, receipt, createdAt } = order

  return (
    <Row>
      <PersonLine user={buyer}>
        {isGift && `${text.giftTo(receiver?.displayName ?? text.gone)} · `}
        <time dateTime={createdAt}>{shortDateTime(createdAt)}</time>
      </PersonLine>
      <p className={styles.what}>
        {text.days(days)} · {money(amountPaisa ?? 0)} · {text[provider]}
        {receipt && ` · ${inDigits(receipt)}`}
      </p>
      <p className={styles.chips}>
        <StateChip state={order.state} />
        {isGift && <Chip>{text.gift}</Chip>}
        {order.isSandbox && <Chip>{text.sandbox}</Chip>}
        <Link to={detailPath('passes', _id)} className={styles.look}>
          {text.look}
        </Link>
      </p>
    </Row>
  )
}
