import type { UserSummary } from '@jes/contract/core/users'
import type { Plan } from '@jes/contract/money/premium'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { money } from '#lib/money.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './checkout.module.css'
import { Face } from './Face.tsx'
import { confirmMessages } from './messages.ts'

type Props = {
  plan: Plan
  isGift: boolean
  preview: { receiver: UserSummary | null; endsAt: string | null } | undefined
}

export function ConfirmFacts({ plan, isGift, preview }: Props) {
  const text = useText(confirmMessages)

  return (
    <dl className={styles.facts}>
      <dt>{text.pass}</dt>
      <dd>{text.premiumDays(plan.days)}</dd>
      <dt>{text.receiver}</dt>
      <dd>
        {!isGift && text.you}
        {isGift && !preview && <Skeleton width="8rem" />}
        {preview?.receiver && <Face user={preview.receiver} size={28} />}
      </dd>
      {!isGift && (
        <>
          <dt>{text.until}</dt>
          <dd>
            {preview ? preview.endsAt && longDate(preview.endsAt) : <Skeleton width="9rem" />}
          </dd>
        </>
      )}
      <dt>{text.amount}</dt>
      <dd className={styles.amount}>{money(plan.pricePaisa)}</dd>
    </dl>
  )
}
