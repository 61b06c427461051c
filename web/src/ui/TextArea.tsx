import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'
import { useCounter } from './useCounter.ts'

type Props = Omit<ComponentProps<'textarea'>, 'children'> & FieldProps & { limit?: number }

/** Grows with what is typed. */
export function TextArea({ label, hint, error, optional, aside, limit, ...rest }: Props) {
  const { counter, handleChange } = useCounter(limit, rest)

  return (
    <Field {...{ label, hint, error, optional, aside, counter }}>
      {(control) => (
        <textarea
          rows={3}
          maxLength={limit}
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
