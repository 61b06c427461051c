import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The label for screen readers, and the tooltip. */
  label: string
  look?: 'bare' | 'filled'
  size?: 'md' | 'tap'
}

export function IconButton({ label, look = 'bare', size = 'md', className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(styles.button, styles[look], styles[size], className)}
    />
  )
}
