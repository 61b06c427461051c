import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import styles from './Strip.module.css'

type Props = {
  tone: 'warning' | 'success'
  icon: ReactNode
  /** Where more can be seen or changed. */
  link?: { to: string; label: string }
  children: ReactNode
}

/** One line above a page about its whole state: no connection, data saver, something that waits. */
export function Strip({ tone, icon, link, children }: Props) {
  return (
    <div className={styles.strip} data-tone={tone}>
      {icon}
      <span className={styles.words}>{children}</span>
      {link && (
        <Link to={link.to} className={styles.link}>
          {link.label}
        </Link>
      )}
    </div>
  )
}
