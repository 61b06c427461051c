import type { PublicMonth } from '@jes/contract/money/earnings'
import { Copy } from 'lucide-react'
import { shortDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { exactMoney } from '#lib/money.ts'
import { number } from '#lib/numbers.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'
import { monthTitle } from './monthTitle.ts'
import styles from './publicMonths.module.css'

type Figure = { name: string; value: string; isSum?: boolean }

/** The public figures of a closed month, as a sum that can be checked. */
export function MonthFigures({ month }: { month: PublicMonth }) {
  const text = useText(messages)
  const { poolPaisa, carriedInPaisa, sharedPaisa, carriedOutPaisa } = month
  const figures: Figure[] = [
    { name: text.recognised, value: exactMoney(month.recognisedPaisa) },
    { name: text.pool, value: exactMoney(poolPaisa) },
    { name: text.carriedIn, value: `+ ${exactMoney(carriedInPaisa)}` },
    { name: text.together, value: `= ${exactMoney(poolPaisa + carriedInPaisa)}`, isSum: true },
    { name: text.shared, value: `− ${exactMoney(sharedPaisa)}` },
    { name: text.carriedOut, value: `= ${exactMoney(carriedOutPaisa)}`, isSum: true },
    { name: text.members, value: number(month.members) },
    { name: text.creators, value: number(month.creators) },
    { name: text.closed, value: shortDate(month.closedAt) },
  ]

  async function copy() {
    try {
      await navigator.clipboard.writeText(month.hash)
      toast.success(text.copied)
    } catch {
      toast.error(text.notCopied)
    }
  }

  return (
    <>
      <dl className={styles.figures} aria-label={text.figures(monthTitle(month.month))}>
        {figures.map(({ name, value, isSum }) => (
          <div key={name} className={styles.figure} data-sum={isSum || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hash}>
        {text.hash} <code>{month.hash}</code>
      </p>
      <Button look="quiet" size="xs" onClick={() => void copy()}>
        <Copy />
        {text.copy}
      </Button>
    </>
  )
}
