import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './entry.module.css'

/** A rule under a field, ticked as soon as what is typed keeps it. */
export function RuleHint({ isMet, children }: { isMet: boolean; children: ReactNode }) {
  const Icon = isMet ? CircleCheck : Circle
  return (
    <span className={styles.rule} data-met={isMet || undefined}>
      <Icon aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}
