import type { Analytics } from '@jes/contract/posts/analytics'
import { shortDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { Chart } from '#ui/Chart.tsx'
import { linesFor } from '#ui/chartScale.ts'
import styles from './Analytics.module.css'
import { type Measure, shownOf } from './measures.ts'
import { messages } from './messages.ts'

type Props = Pick<Analytics, 'days'> & { measure: Measure }

/** One figure, day by day; with its name, since several stand below each other. */
export function DayChart({ days, measure }: Props) {
  const text = useText(messages)
  const title = text[measure]
  const highest = Math.max(0, ...days.map((day) => day[measure]))

  return (
    <div>
      <h3 className={styles.name}>{title}</h3>
      <Chart
        look="bars"
        title={title}
        columns={[text.day, title]}
        points={days.map((day) => ({
          at: shortDate(noonOf(day.day)),
          value: day[measure],
          shown: shownOf(measure, day[measure]),
        }))}
        lines={linesFor(highest).map((value) => ({
          value,
          shown: measure === 'engagedMinutes' ? text.minutes(count(value)) : count(value),
        }))}
        named={4}
      />
    </div>
  )
}

/** A day in Nepal, whatever the reader's clock says. */
function noonOf(day: string) {
  return `${day}T12:00:00+05:45`
}
