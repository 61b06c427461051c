import type { ReactNode } from 'react'
import styles from './settings.module.css'

type Props = { label: string; hint?: ReactNode; children: ReactNode }

/** The name of a setting, and beside it the control, which repeats the name for screen readers. */
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
