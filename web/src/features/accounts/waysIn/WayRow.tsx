import type { ReactNode } from 'react'
import styles from './waysIn.module.css'

type Props = {
  icon: ReactNode
  name: ReactNode
  /** Whether it is verified. */
  chip?: ReactNode
  /** What it is, such as the address, or that there is none. */
  line: ReactNode
  /** A button of the size `sm`, or two. */
  action: ReactNode
  /** The form that the button opens. */
  children?: ReactNode
}

/** One way into the account. */
export function WayRow({ icon, name, chip, line, action, children }: Props) {
  return (
    <li className={styles.way}>
      <div className={styles.row}>
        <span className={styles.icon}>{icon}</span>
        <div className={styles.words}>
          <span className={styles.name}>
            {name}
            {chip}
          </span>
          <span className={styles.line}>{line}</span>
        </div>
        <div className={styles.actions}>{action}</div>
      </div>
      {children && <div className={styles.form}>{children}</div>}
    </li>
  )
}
