import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './AudienceRows.module.css'

type Props<Value extends string> = {
  icon: ReactNode
  label: string
  hint?: string | undefined
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One choice of a few: what it is about at the left, what is chosen at the right. */
export function ChoiceRow<Value extends string>(props: Props<Value>) {
  const { icon, label, hint, options, value, onChange } = props
  const id = useId()
  return (
    <div className={styles.row}>
      {icon}
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span id={`${id}hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
      <span className={styles.frame}>
        <select
          id={id}
          className={styles.select}
          value={value}
          aria-describedby={hint && `${id}hint`}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} className={styles.arrow} />
      </span>
    </div>
  )
}
