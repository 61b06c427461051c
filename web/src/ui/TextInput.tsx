import type { ComponentProps, ReactNode } from 'react'
import styles from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'
import { type Counts, useCounter } from './useCounter.ts'

export type TextInputProps = Omit<ComponentProps<'input'>, 'children'> &
  FieldProps & {
    /** Shows how much of the limit is used. */
    limit?: number
    counts?: Counts
    /** Stands inside the box, before or after what is typed. */
    start?: ReactNode
    end?: ReactNode
  }

export function TextInput(props: TextInputProps) {
  const {
    label,
    hint,
    error,
    optional,
    aside,
    limit,
    counts = 'graphemes',
    start,
    end,
    type = 'text',
    ...rest
  } = props
  const { counter, maxLength, handleChange } = useCounter(limit, counts, rest)

  return (
    <Field {...{ label, hint, error, optional, aside, counter }}>
      {(control) => (
        <div className={styles.box} data-invalid={error ? true : undefined}>
          {start}
          <input
            maxLength={maxLength}
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
