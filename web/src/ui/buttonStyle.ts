import styles from './Button.module.css'
import { classes } from './classes.ts'

export type ButtonStyle = {
  look?: 'primary' | 'quiet' | 'line' | 'ghost' | 'ink' | 'premium' | 'danger' | 'dangerLine'
  size?: 'lg' | 'md' | 'sm' | 'xs'
  block?: boolean
  className?: string | undefined
}

export function buttonStyle({ look = 'primary', size = 'md', block, className }: ButtonStyle) {
  return classes(styles.button, styles[look], styles[size], block && styles.block, className)
}
