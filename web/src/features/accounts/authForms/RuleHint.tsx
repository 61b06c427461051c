import { Circle, CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './entry.module.css'

type Props = {
  isMet: boolean
  /** What is wrong with what was typed, though it keeps the rule. */
  problem?: string | undefined
  children: ReactNode
}

/** A rule under a field, ticked as soon as what is typed is known to keep it. */
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
