import type { ClipStats } from '@jes/contract/clips/clips'
import { shortDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { count, number } from '#lib/numbers.ts'
import { Chart } from '#ui/Chart.tsx'
import { linesFor } from '#ui/chartScale.ts'
import { messages } from './messages.ts'

/** How often it was played on each of the last days. */
export function DaysChart({ days }: Pick<ClipStats, 'days'>) {
  const text = useText(messages)
  const highest = Math.max(0, ...days.map(({ plays }) => plays))

  return (
    <Chart
      look="bars"
      title={text.days}
      columns={[text.day, text.plays]}
      points={days.map(({ day, plays }) => ({
        at: shortDate(noonOf(day)),
        value: plays,
        shown: text.playCount(plays, number(plays)),
      }))}
      lines={linesFor(highest).map((value) => ({ value, shown: count(value) }))}
      named={4}
    />
  )
}

/** A day in Nepal, whatever the reader's clock says. */
function noonOf(day: string) {
  return `${day}T12:00:00+05:45`
}
