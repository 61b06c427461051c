import type { ReactNode } from 'react'
import styles from './EndOfList.module.css'
import { Flags } from './Flags.tsx'

/** Flags and a sentence where there is nothing more to load. */
export function EndOfList({ children }: { children: ReactNode }) {
  return (
    <div className={styles.end}>
      <Flags row="end" />
      <p>{children}</p>
    </div>
  )
}
