import { Circle, CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './entry.module.css'

type Props = {
  isMet: boolean
  /** A problem of the typed value, though it meets the rule. */
  problem?: string | undefined
  children: ReactNode
}

/** A rule under a field, ticked as soon as the typed value meets it. */
export function RuleHint({ isMet, problem, children }: Props) {
  const Icon = problem ? CircleAlert : isMet ? CircleCheck : Circle
  return (
    <span
      className={styles.rule}
      data-met={isMet || undefined}
      data-problem={problem ? true : undefined}
      aria-live="polite"
    >
      <Icon aria-hidden="true" />
      <span>{problem || children}</span>
    </span>
  )
}
