import { type CSSProperties, useId } from 'react'
import { weight } from '#lib/amounts.ts'
import { useText } from '#lib/language.ts'
import { Switch } from '#ui/Switch.tsx'
import styles from './DataUse.module.css'
import { changeLimit, daysLeft, useDataUse } from './ledger.ts'
import { LIMITS_MB, WARNS_AT } from './limit.ts'
import { messages } from './messages.ts'

const MB = 1_000_000

/** How much a month may cost; the last stop of the slider is none. */
export function MonthlyLimit({ usedBytes }: { usedBytes: number }) {
  const text = useText(messages)
  const id = useId()
  const { limitMb, savesAtLimit } = useDataUse()
  const said = limitMb === null ? text.noLimit : weight(limitMb * MB)
  const stop = limitMb === null ? LIMITS_MB.length : LIMITS_MB.indexOf(limitMb)

  return (
    <section className={styles.limit}>
      <label htmlFor={id} className={styles.limitName}>
        <span>{text.limit}</span>
        <output htmlFor={id}>{said}</output>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={LIMITS_MB.length}
        value={stop}
        aria-valuetext={said}
        className={styles.slider}
        style={{ '--filled': `${(stop / LIMITS_MB.length) * 100}%` } as CSSProperties}
        onChange={(event) =>
          changeLimit({ limitMb: LIMITS_MB[Number(event.target.value)] ?? null })
        }
      />
      {limitMb !== null && (
        <>
          <p className={styles.note}>{left(usedBytes, limitMb * MB)}</p>
          <Switch
            label={text.byItself}
            hint={text.after(weight(limitMb * MB * WARNS_AT))}
            checked={savesAtLimit}
            onChange={(event) => changeLimit({ savesAtLimit: event.target.checked })}
          />
        </>
      )}
    </section>
  )

  function left(used: number, limit: number) {
    if (used > limit) return text.over(weight(used))
    return text.used(weight(used), weight(limit - used), daysLeft())
  }
}
