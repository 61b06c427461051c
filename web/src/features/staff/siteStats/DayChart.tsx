import type { Figures } from '@jes/contract/staff/siteStats'
import { shortDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { count, number } from '#lib/numbers.ts'
import { Chart } from '#ui/Chart.tsx'
import { linesFor } from '#ui/chartScale.ts'
import styles from './Figures.module.css'
import { messages } from './messages.ts'
import { spanOf } from './spanOf.ts'

export type Measure = Exclude<keyof Figures['days'][number], 'day'>

type Props = { days: Figures['days']; measure: Measure }

/** One figure, day by day; with its name, since several stand below each other. */
export function DayChart({ days, measure }: Props) {
  const text = useText(messages)
  const title = text[measure]
  const isTime = measure === 'answerMinutes'
  const shownOf = (value: number | null) => {
    if (value === null) return text.noAnswer
    return isTime ? spanOf(value * 60) : number(value)
  }
  const highest = Math.max(0, ...days.map((day) => day[measure] ?? 0))

  return (
    <div>
      <h3 className={styles.name}>{title}</h3>
      <Chart
        look={measure === 'activeMembers' || isTime ? 'line' : 'bars'}
        title={title}
        columns={[text.day, title]}
        points={days.map((day) => ({
          at: shortDate(noonOf(day.day)),
          value: day[measure] ?? 0,
          shown: shownOf(day[measure]),
        }))}
        lines={linesFor(highest).map((value) => ({
          value,
          shown: isTime ? spanOf(value * 60) : count(value),
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
