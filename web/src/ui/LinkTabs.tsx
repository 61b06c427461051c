import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Link } from './Link.tsx'
import styles from './Tabs.module.css'
import { useSlidingBar } from './useSlidingBar.ts'

type Props = {
  label: string
  tabs: readonly { href: string; label: ReactNode }[]
  /** The href of the tab that is shown. */
  current: string
  className?: string
}

/** Tabs with paths: Back works, a middle click opens them. */
export function LinkTabs({ label, tabs, current, className }: Props) {
  const bar = useSlidingBar()

  return (
    <nav aria-label={label} className={classes(styles.tabs, className)}>
      {tabs.map(({ href, label }) => (
        <Link
          key={href}
          to={href}
          keepsScroll
          aria-current={href === current ? 'page' : undefined}
          className={styles.tab}
        >
          {href === current && <span ref={bar} className={styles.bar} />}
          {label}
        </Link>
      ))}
    </nav>
  )
}
