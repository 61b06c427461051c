import type { StatementSummary } from '@jes/contract/money/earnings'
import { shortMonthTitle } from '#features/money/revenue/monthTitle.ts'
import { useText } from '#lib/language.ts'
import { money } from '#lib/money.ts'
import { Chart } from '#ui/Chart.tsx'
import { linesFor } from '#ui/chartScale.ts'
import { lastMonths } from './lastMonths.ts'
import { messages } from './messages.ts'

/** What was credited, month by month. */
export function MonthsChart({ months }: { months: readonly StatementSummary[] }) {
  const text = useText(messages)
  const points = lastMonths(months)
  const highest = Math.max(...points.map(({ paisa }) => paisa))

  return (
    <Chart
      look="bars"
      title={text.chart}
      none={text.noShare}
      columns={[text.month, text.credited]}
      points={points.map(({ month, paisa }) => ({
        at: shortMonthTitle(month),
        value: paisa,
        shown: money(paisa),
      }))}
      lines={linesFor(Math.ceil(highest / 100)).map((rupees) => ({
        value: rupees * 100,
        shown: money(rupees * 100),
      }))}
      named={4}
    />
  )
}
