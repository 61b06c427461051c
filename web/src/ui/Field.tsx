import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { catalogue, useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import styles from './Field.module.css'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** At the end of the label's line: a link to a forgotten password. */
  aside?: ReactNode
}

type Control = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Counter = { used: number; limit: number }

type Props = FieldProps & {
  counter?: Counter | undefined
  children: (control: Control) => ReactNode
}

const NEAR = 0.9
const messages = catalogue({ optional: ['optional', 'ऐच्छिक'] })

/** A label above, a control, and below it the hint or the problem. */
export function Field({ label, hint, error, optional, aside, counter, children }: Props) {
  const text = useText(messages)
  const id = useId()
  const noteId = `${id}-note`
  const control: Control = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? noteId : undefined,
  }

  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <span className={styles.name}>
          <label id={`${id}-label`} htmlFor={id}>
            {label}
          </label>
          {optional && <span className={styles.optional}>{text.optional}</span>}
        </span>
        {aside}
        {counter && (
          <span
            className={styles.counter}
            data-near={counter.used >= counter.limit * NEAR || undefined}
            data-over={counter.used > counter.limit || undefined}
          >
            {number(counter.used)}/{number(counter.limit)}
          </span>
        )}
      </div>
      {children(control)}
      {error ? (
        <p id={noteId} className={styles.error} role="alert">
          <CircleAlert size={16} />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
