import { CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './StateLine.module.css'

type Props = {
  words: ReactNode
  isRefused?: boolean
  /** What can be done about it. */
  children: ReactNode
}

/** Below what was written or changed and is not sent: that it waits, or why it was refused. */
export function StateLine({ words, isRefused, children }: Props) {
  return (
    <p className={styles.line} data-refused={isRefused || undefined}>
      {isRefused ? <CircleAlert size={18} /> : <Clock size={18} />}
      <span className={styles.words}>{words}</span>
      {children}
    </p>
  )
}
