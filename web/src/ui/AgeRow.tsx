import { History } from 'lucide-react'
import { clock, shortDate, shortDateTime } from '#lib/dates.ts'
import { catalogue, useText } from '#lib/language.ts'
import styles from './AgeRow.module.css'

const messages = catalogue({
  from: [(time: string) => `From ${time}`, (time: string) => `${time} को`],
})

export function AgeRow({ at }: { at: number }) {
  const text = useText(messages)
  const iso = new Date(at).toISOString()
  const isToday = shortDate(iso) === shortDate(new Date().toISOString())

  return (
    <p className={styles.row}>
      <History size={18} />
      <time dateTime={iso}>{text.from(isToday ? clock(iso) : shortDateTime(iso))}</time>
    </p>
  )
}
