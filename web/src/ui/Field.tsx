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
  /** Stands at the end of the label's line: a link to a forgotten password. */
  aside?: ReactNode
}

type Control = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** `isNear` where the letters shown are not what the limit counts. */
type Counter = { used: number; limit: number; isNear?: boolean }

type Props = FieldProps & {
  counter?: Counter | undefined
  children: (control: Control) => ReactNode
}

const messages = catalogue({ optional: ['optional', 'ऐच्छिक'] })

/** A label above, a control, and below it the hint or what is wrong. */
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
          <label htmlFor={id}>{label}</label>
          {optional && <span className={styles.optional}>{text.optional}</span>}
        </span>
        {aside}
        {counter && (
          <span className={styles.counter} data-near={isNear(counter) || undefined}>
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

function isNear({ used, limit, isNear = used >= limit * 0.9 }: Counter) {
  return isNear
}
