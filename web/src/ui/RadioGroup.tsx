import { type ReactNode, useId } from 'react'
import styles from './RadioGroup.module.css'

type Option<Value extends string> = {
  value: Value
  label: string
  lang?: string
  picture?: ReactNode
}

type Props<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Segments in one pill, or cards with pictures. */
  look?: 'segments' | 'cards'
}

/** Native radio buttons underneath: arrow keys, one Tab stop, forms. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, look = 'segments' } = props
  const name = useId()

  return (
    <div role="radiogroup" aria-label={label} className={styles[look]}>
      {options.map((option) => (
        <label key={option.value} className={styles.option} lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.picture && <span className={styles.picture}>{option.picture}</span>}
          {option.label}
        </label>
      ))}
    </div>
  )
}
