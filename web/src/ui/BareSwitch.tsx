import type { ComponentProps } from 'react'
import styles from './Switch.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: string }

/** The switch alone, for a table where its name is in the headers. */
export function BareSwitch({ label, ...rest }: Props) {
  return (
    <input
      {...rest}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
      role="switch"
      aria-label={label}
      className={styles.switch}
    />
  )
}
