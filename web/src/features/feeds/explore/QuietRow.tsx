import type { ReactNode } from 'react'
import styles from './QuietRow.module.css'

type Props = { icon: ReactNode; children: string }

/** An empty block in one sentence. */
export function QuietRow({ icon, children }: Props) {
  return (
    <div className={styles.row}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.sentence}>{children}</p>
    </div>
  )
}
