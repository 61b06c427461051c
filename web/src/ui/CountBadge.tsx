import { inDigits } from '#lib/numbers.ts'
import { usePreferences } from '#lib/preferences.ts'
import styles from './CountBadge.module.css'
import { classes } from './classes.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  count: number
  /** What is counted, for screen readers: unread. */
  label?: string
  look?: 'loud' | 'quiet'
  className?: string | undefined
}

/** Nothing at 0, never more than 99+. */
export function CountBadge({ count, label, look = 'loud', className }: Props) {
  const { language } = usePreferences()
  if (count <= 0) return null
  return (
    <span className={classes(styles.badge, styles[look], className)} lang={language}>
      {inDigits(count > 99 ? '99+' : String(count))}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  )
}
