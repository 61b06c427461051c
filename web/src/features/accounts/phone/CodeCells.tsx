import { CircleAlert } from 'lucide-react'
import { type CSSProperties, useId, useState } from 'react'
import { focusAtOnce } from '#features/core/viewer/focusAtOnce.ts'
import { useText } from '#lib/language.ts'
import { inDigits, toLatin } from '#lib/numbers.ts'
import { clock } from './clock.ts'
import { messages } from './messages.ts'
import styles from './phone.module.css'

const LENGTH = 6
const CELLS = Array.from({ length: LENGTH }, (_, index) => index)

type Props = {
  value: string
  error: string | undefined
  /** The seconds for which the code is still valid, and for which it is at most. */
  left: number
  most: number
  onChange: (code: string) => void
}

/** One field, drawn as six cells that hang from a line; the line is the time left. */
export function CodeCells({ value, error, left, most, onChange }: Props) {
  const text = useText(messages)
  const id = useId()
  const [hasFocus, setHasFocus] = useState(false)
  const style = { '--left': `${(left / most) * 100}%` } as CSSProperties

  return (
    <div>
      <div className={styles.above}>
        <label htmlFor={id}>{text.code}</label>
        <span className={styles.valid}>
          {left > 0 ? text.validFor(inDigits(clock(left))) : text.isOver}
        </span>
      </div>
      <div className={styles.cells} style={style} data-invalid={error ? true : undefined}>
        <input
          ref={focusAtOnce}
          id={id}
          name="code"
          className={styles.code}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
          onChange={({ target }) => onChange(readCode(target.value))}
        />
        {CELLS.map((index) => (
          <span
            key={index}
            aria-hidden="true"
            data-here={(hasFocus && index === Math.min(value.length, LENGTH - 1)) || undefined}
          >
            {inDigits(value[index] ?? '')}
          </span>
        ))}
      </div>
      {error && (
        <p id={`${id}-note`} className={styles.error} role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}

/** Of a pasted message the digits alone; a Nepali keyboard writes १२३. */
function readCode(typed: string) {
  return toLatin(typed).replace(/\D/g, '').slice(0, LENGTH)
}
