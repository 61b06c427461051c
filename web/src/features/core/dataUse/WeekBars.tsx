import { weight } from '#lib/amounts.ts'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { usePreferences } from '#lib/preferences.ts'
import styles from './DataUse.module.css'
import { type DayUse, type Kind, totalOf } from './ledger.ts'
import { messages } from './messages.ts'

type Props = { days: { day: Date; use: DayUse }[] }

const KINDS: Kind[] = ['photos', 'clips', 'text', 'sent']
const TALLEST_REM = 7.5

/** The days of a week as bars that hang from a line. */
export function WeekBars({ days }: Props) {
  const text = useText(messages)
  const { language } = usePreferences()
  const most = Math.max(1, ...days.map(({ use }) => totalOf(use)))
  const names = new Intl.DateTimeFormat(language, { weekday: 'short' })

  return (
    <ol className={styles.week}>
      {days.map(({ day, use }, at) => {
        const isToday = at === days.length - 1
        return (
          <li key={day.getTime()} data-today={isToday || undefined}>
            <span className={styles.day}>{isToday ? text.today : names.format(day)}</span>
            <span className={styles.column}>
              {KINDS.map(
                (kind) =>
                  use[kind] > 0 && (
                    <span
                      key={kind}
                      data-kind={kind}
                      style={{ blockSize: `${(use[kind] / most) * TALLEST_REM}rem` }}
                    />
                  ),
              )}
              <span className={styles.size} title={weight(totalOf(use))}>
                {inDigits(String(Math.round(totalOf(use) / 1_000_000)))}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
