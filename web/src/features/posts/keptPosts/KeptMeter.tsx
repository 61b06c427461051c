import { type CSSProperties, useId, useState } from 'react'
import { weight } from '#lib/amounts.ts'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { Slider } from '#ui/Slider.tsx'
import styles from './kept.module.css'
import { keepBy, useKept } from './kept.ts'
import { messages } from './messages.ts'
import { planKept, totalOf } from './plan.ts'

const LIMITS_MB = [25, 50, 100, 250, 500]
const MB = 1_000_000
const KINDS = ['photos', 'clips', 'text'] as const
/** From here on it is said that something will have to leave. */
const NEARLY_FULL = 0.9

/** How much room it takes, by kind, and the limit; a limit that makes something leave is set by a second press. */
export function KeptMeter() {
  const text = useText(messages)
  const id = useId()
  const { rule, posts, noRoom } = useKept()
  const [wanted, setWanted] = useState<number>()
  const limitMb = wanted ?? rule.limitMb
  const used = posts.reduce((sum, { bytes }) => sum + totalOf(bytes), 0)
  const count = leavingWith(limitMb)

  function leavingWith(limitMb: number) {
    const plan = planKept({ rule: { ...rule, limitMb }, rows: [], kept: posts, isWhole: false })
    return plan.pushedOut.length
  }

  function choose(limitMb: number) {
    if (leavingWith(limitMb) > 0) setWanted(limitMb)
    else set(limitMb)
  }

  function set(limitMb: number) {
    setWanted(undefined)
    void keepBy({ limitMb })
  }

  return (
    <section className={styles.card} aria-labelledby={id}>
      <p id={id} className={styles.sum}>
        <strong>{weight(used)}</strong> {text.inUse}
      </p>
      <div className={styles.meter} aria-hidden="true">
        {KINDS.map((kind) => (
          <span
            key={kind}
            data-kind={kind}
            style={{ '--share': `${(bytesOf(kind) / (limitMb * MB)) * 100}%` } as CSSProperties}
          />
        ))}
      </div>
      <ul className={styles.key}>
        {KINDS.map((kind) => (
          <li key={kind} data-kind={kind}>
            {text[kind](weight(bytesOf(kind)))}
          </li>
        ))}
      </ul>
      <Slider
        label={text.most}
        last={LIMITS_MB.length - 1}
        stop={LIMITS_MB.indexOf(limitMb)}
        said={weight(limitMb * MB)}
        marks={LIMITS_MB.map((mb) => number(mb))}
        onChange={(stop) => choose(LIMITS_MB[stop]!)}
      />
      <p className={styles.note} role="status">
        {noteOf()}
      </p>
      {count > 0 && (
        <Button size="sm" look="line" onClick={() => set(limitMb)}>
          {text.setLimit}
        </Button>
      )}
    </section>
  )

  function bytesOf(kind: (typeof KINDS)[number]) {
    return posts.reduce((sum, { bytes }) => sum + bytes[kind], 0)
  }

  function noteOf() {
    if (count > 0) return text.wouldLeave(count)
    if (noRoom.length > 0) return text.tooSmall(noRoom.length)
    const left = limitMb * MB - used
    return used > NEARLY_FULL * limitMb * MB ? text.nearlyFull(weight(left)) : ''
  }
}
