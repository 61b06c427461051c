import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import styles from './Select.module.css'

type Props<Value extends string> = Omit<ComponentProps<'select'>, 'children' | 'onChange'> &
  FieldProps & {
    options: readonly { value: Value; label: string }[]
    value: Value
    onChange: (value: Value) => void
  }

/** One of a few in a list of the browser's own. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, hint, error, optional, aside, options, onChange, ...rest } = props

  return (
    <Field {...{ label, hint, error, optional, aside }}>
      {(control) => (
        <span className={styles.frame}>
          <select
            {...rest}
            {...control}
            className={styles.select}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.arrow} />
        </span>
      )}
    </Field>
  )
}
