import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

type Props = { as?: 'span' | 'div' | 'h1' | 'h2'; children: ReactNode }

/** For screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', children }: Props) {
  return <Tag className={styles.hidden}>{children}</Tag>
}
