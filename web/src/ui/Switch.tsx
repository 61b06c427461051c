import { type ComponentProps, type ReactNode, useId } from 'react'
import { BareSwitch } from './BareSwitch.tsx'
import styles from './Switch.module.css'

type Props = ComponentProps<typeof BareSwitch> & { hint?: ReactNode }

/** On or off, at once: a setting, not a field of a form. */
export function Switch({ label, hint, ...rest }: Props) {
  const id = useId()
  const hintId = useId()
  return (
    <label htmlFor={id} className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <BareSwitch {...rest} id={id} label={label} aria-describedby={hint ? hintId : undefined} />
    </label>
  )
}
