import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { useMinute } from '#lib/useMinute.ts'
import { messages } from './messages.ts'
import styles from './talk.module.css'

const DAY = 24 * 60 * 60_000

export function DayLine({ iso }: { iso: string }) {
  const text = useText(messages)
  const now = useMinute()
  const day = longDate(iso)
  const [today, yesterday] = [now, now - DAY].map((ms) => longDate(new Date(ms).toISOString()))
  const said = day === today ? text.today : day === yesterday ? text.yesterday : day
  return <p className={styles.day}>{said}</p>
}
