import type { ReactNode } from 'react'
import styles from './settings.module.css'

type Props = { label: string; hint?: ReactNode; children: ReactNode }

/** What a setting is called, and beside it the control, which says the name again to a screen reader. */
export function SettingRow({ label, hint, children }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      {children}
    </div>
  )
}
