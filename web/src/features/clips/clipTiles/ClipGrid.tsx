import type { ReactNode } from 'react'
import styles from './ClipTile.module.css'

/** A paged list of clips, as many in a row as fit. */
export function ClipGrid({ children }: { children: ReactNode }) {
  return <div className={styles.paged}>{children}</div>
}
