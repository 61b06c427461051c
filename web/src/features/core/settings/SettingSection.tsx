import { type ReactNode, useId } from 'react'
import styles from './settings.module.css'

type Props = {
  title: string
  /** Whether the last change in it was saved. */
  sign?: ReactNode
  children: ReactNode
}

export function SettingSection({ title, sign, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.top}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {sign}
      </header>
      {children}
    </section>
  )
}
