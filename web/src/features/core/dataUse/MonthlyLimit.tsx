import { weight } from '#lib/amounts.ts'
import { useText } from '#lib/language.ts'
import { Slider } from '#ui/Slider.tsx'
import { Switch } from '#ui/Switch.tsx'
import styles from './DataUse.module.css'
import { changeLimit, daysLeft, useDataUse } from './ledger.ts'
import { LIMITS_MB, WARNS_AT } from './limit.ts'
import { messages } from './messages.ts'

const MB = 1_000_000

/** How much a month may cost; the last stop of the slider is none. */
export function MonthlyLimit({ usedBytes }: { usedBytes: number }) {
  const text = useText(messages)
  const { limitMb, savesAtLimit } = useDataUse()

  return (
    <section className={styles.limit}>
      <Slider
        label={text.limit}
        last={LIMITS_MB.length}
        stop={limitMb === null ? LIMITS_MB.length : LIMITS_MB.indexOf(limitMb)}
        said={limitMb === null ? text.noLimit : weight(limitMb * MB)}
        onChange={(stop) => changeLimit({ limitMb: LIMITS_MB[stop] ?? null })}
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
