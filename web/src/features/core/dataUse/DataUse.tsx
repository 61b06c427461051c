import { Image, Leaf, Send, SquarePlay, TextAlignStart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useChangeSettings } from '#features/core/settings/api.ts'
import { weight } from '#lib/amounts.ts'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Switch } from '#ui/Switch.tsx'
import styles from './DataUse.module.css'
import { type DayUse, type Kind, monthOf, sumOf, totalOf, useDataUse, weekOf } from './ledger.ts'
import { MonthlyLimit } from './MonthlyLimit.tsx'
import { messages } from './messages.ts'
import { WeekBars } from './WeekBars.tsx'

const KINDS: { kind: Kind; icon: ReactNode }[] = [
  { kind: 'photos', icon: <Image size={18} /> },
  { kind: 'clips', icon: <SquarePlay size={18} /> },
  { kind: 'text', icon: <TextAlignStart size={18} /> },
  { kind: 'sent', icon: <Send size={18} /> },
]

/** What Jes used on this device this week and this month, and what data saver left out. */
export function DataUse() {
  const text = useText(messages)
  const { dataSaver } = usePreferences()
  const { change } = useChangeSettings()
  const use = useDataUse()
  const days = weekOf(use)
  const week = sumOf(days.map(({ use }) => use))
  const month = monthOf(use)

  return (
    <div className={styles.page}>
      <p className={styles.sums}>
        <strong className={styles.hero}>{weight(totalOf(week))}</strong>
        <span>{text.thisWeek}</span>
        <span className={styles.end}>{text.thisMonth(weight(totalOf(month)))}</span>
      </p>
      <WeekBars days={days} />
      <Saved month={month} isOn={dataSaver} />
      <table className={styles.kinds}>
        <thead>
          <tr>
            <th scope="col">{text.byKind}</th>
            <th scope="col">{text.week}</th>
            <th scope="col">{text.month}</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map(({ kind, icon }) => (
            <tr key={kind} data-kind={kind}>
              <th scope="row">
                <span className={styles.kind}>
                  {icon}
                  {text[kind]}
                </span>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ inlineSize: `${shareOf(kind, week)}%` }} />
                </span>
              </th>
              <td className={styles.strong}>{mega(week[kind])}</td>
              <td>{mega(month[kind])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Switch
        label={text.dataSaver}
        hint={text.switchOn}
        checked={dataSaver}
        onChange={(event) => change({ dataSaver: event.target.checked })}
      />
      <MonthlyLimit usedBytes={totalOf(month)} />
      <p className={styles.note}>{text.counted}</p>
    </div>
  )
}

function Saved({ month, isOn }: { month: DayUse; isOn: boolean }) {
  const text = useText(messages)
  if (month.saved === 0 && !isOn) return null
  return (
    <div className={styles.saved}>
      <Leaf size={28} />
      <p>
        <strong>{text.saved(weight(month.saved))}</strong>
        {text.savedWhen}
      </p>
    </div>
  )
}

/** Of the kind that used most, in per cent. */
function shareOf(kind: Kind, week: DayUse) {
  const most = Math.max(...KINDS.map(({ kind }) => week[kind]))
  return most === 0 ? 0 : Math.round((week[kind] / most) * 100)
}

function mega(bytes: number) {
  const megabytes = bytes / 1_000_000
  return inDigits(megabytes < 10 ? megabytes.toFixed(1) : String(Math.round(megabytes)))
}
