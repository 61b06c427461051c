import type { ReactNode } from 'react'
import styles from './parts.module.css'

type Props = { children: ReactNode }

/** What a section is for, in a sentence above it. */
export function Note({ children }: Props) {
  return <p className={styles.note}>{children}</p>
}

/** Choices that narrow the list below. */
export function Bar({ children }: Props) {
  return <div className={styles.bar}>{children}</div>
}

/** One thing of a list, with what can be done about it. */
export function Row({ children }: Props) {
  return <article className={styles.row}>{children}</article>
}
