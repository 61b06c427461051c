import type { ReactNode } from 'react'
import styles from './ClipTile.module.css'

/** Room for a paged list of clips, as many beside each other as fit. */
export function ClipGrid({ children }: { children: ReactNode }) {
  return <div className={styles.paged}>{children}</div>
}
