import { useId } from 'react'
import { langOf } from '#lib/language.ts'
import styles from './RadioRows.module.css'

type Row<Value extends string> = { value: Value; label: string; hint?: string }

type Props<Value extends string> = {
  legend: string
  rows: readonly Row<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Two groups with one name are one choice. */
  name?: string
}

/** One of several sentences: a rule, a reason. Native radio buttons underneath. */
export function RadioRows<Value extends string>(props: Props<Value>) {
  const { legend, rows, value, onChange } = props
  const ownName = useId()
  const name = props.name ?? ownName

  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend} lang={langOf(legend)}>
        {legend}
      </legend>
      {rows.map((row) => (
        <label key={row.value} className={styles.row} lang={langOf(row.label)}>
          <input
            type="radio"
            name={name}
            value={row.value}
            checked={row.value === value}
            className={styles.dot}
            onChange={() => onChange(row.value)}
          />
          <span className={styles.words}>
            <span className={styles.label}>{row.label}</span>
            {row.hint && (
              <span className={styles.hint} lang={langOf(row.hint)}>
                {row.hint}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
