import type { ReactNode } from 'react'
import styles from './TwoPanes.module.css'

/** The sheet of the messages; on a phone an open talk has the whole screen. */
export function TwoPanes({ isTalkAlone, children }: { isTalkAlone: boolean; children: ReactNode }) {
  return (
    <div className={styles.sheet} data-alone={isTalkAlone || undefined}>
      {children}
    </div>
  )
}
