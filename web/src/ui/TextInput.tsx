import type { ComponentProps, ReactNode } from 'react'
import styles from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'
import { useCounter } from './useCounter.ts'

export type TextInputProps = Omit<ComponentProps<'input'>, 'children'> &
  FieldProps & {
    /** Shows how much of the limit is used; the limit itself stops the typing. */
    limit?: number
    /** Stands inside the box, before or after what is typed. */
    start?: ReactNode
    end?: ReactNode
  }

export function TextInput(props: TextInputProps) {
  const { label, hint, error, optional, aside, limit, start, end, type = 'text', ...rest } = props
  const { counter, handleChange } = useCounter(limit, rest)

  return (
    <Field {...{ label, hint, error, optional, aside, counter }}>
      {(control) => (
        <div className={styles.box} data-invalid={error ? true : undefined}>
          {start}
          <input
            maxLength={limit}
            {...rest}
            {...control}
            type={type}
            onChange={handleChange}
            className={styles.input}
          />
          {end}
        </div>
      )}
    </Field>
  )
}
