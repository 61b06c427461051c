import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'
import { type Counts, useCounter } from './useCounter.ts'

type Props = Omit<ComponentProps<'textarea'>, 'children'> &
  FieldProps & { limit?: number; counts?: Counts }

/** Grows with what is typed. */
export function TextArea(props: Props) {
  const { label, hint, error, optional, aside, limit, counts = 'graphemes', ...rest } = props
  const { counter, maxLength, handleChange } = useCounter(limit, counts, rest)

  return (
    <Field {...{ label, hint, error, optional, aside, counter }}>
      {(control) => (
        <textarea
          rows={3}
          maxLength={maxLength}
          {...rest}
          {...control}
          onChange={handleChange}
          data-invalid={error ? true : undefined}
          className={classes(styles.box, styles.area)}
        />
      )}
    </Field>
  )
}
