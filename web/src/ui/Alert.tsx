import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Alert.module.css'

/** An error about a whole part, shown in its place. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.alert}>
      <CircleAlert size={20} />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
