import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Switch.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: string; hint?: ReactNode }

/** On or off, at once: a setting, not a question in a form. */
export function Switch({ label, hint, ...rest }: Props) {
  const hintId = useId()
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
        role="switch"
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        className={styles.switch}
      />
    </label>
  )
}
