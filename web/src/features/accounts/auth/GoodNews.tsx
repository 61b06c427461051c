import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './auth.module.css'

/** A success message; the green counterpart of the alert. */
export function GoodNews({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.news}>
      <CircleCheck size={20} aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}
