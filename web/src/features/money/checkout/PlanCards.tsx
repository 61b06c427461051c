import type { Plan } from '@jes/contract/money/premium'
import { useId } from 'react'
import { percent } from '#lib/amounts.ts'
import { useText } from '#lib/language.ts'
import { money } from '#lib/money.ts'
import { Chip } from '#ui/Chip.tsx'
import styles from './checkout.module.css'
import { messages } from './messages.ts'
import { monthlyPaisa, savingOf } from './prices.ts'

type Props = { plans: readonly Plan[]; chosen: Plan; onChoose: (plan: Plan) => void }

/** Native radio buttons underneath: arrow keys, one Tab stop. */
export function PlanCards({ plans, chosen, onChoose }: Props) {
  const text = useText(messages)
  const name = useId()

  return (
    <div role="radiogroup" aria-label={text.choose} className={styles.plans}>
      {plans.map((plan) => {
        const saving = savingOf(plan, plans)
        return (
          <label key={plan.code} className={styles.plan}>
            <input
              type="radio"
              name={name}
              checked={plan.code === chosen.code}
              className={styles.dot}
              onChange={() => onChoose(plan)}
            />
            <span className={styles.days}>{text.days(plan.days)}</span>{' '}
            <span className={styles.price}>{money(plan.pricePaisa)}</span>{' '}
            <span className={styles.monthly}>{text.perMonth(money(monthlyPaisa(plan)))}</span>{' '}
            <span className={styles.saving}>
              {saving > 0 && <Chip tone="gold">{text.saving(percent(saving / 100))}</Chip>}
            </span>
          </label>
        )
      })}
    </div>
  )
}
