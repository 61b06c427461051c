import type { ReactNode } from 'react'
import styles from './group.module.css'

type Props = { icon: ReactNode; title: string; hint: string; children?: ReactNode }

export function InfoRow({ icon, title, hint, children }: Props) {
  return (
    <div className={styles.row}>
      <span className={styles.square}>{icon}</span>
      <p className={styles.words}>
        <b>{title}</b>
        <span>{hint}</span>
      </p>
      {children}
    </div>
  )
}
