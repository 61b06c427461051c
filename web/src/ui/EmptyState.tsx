import type { ReactNode } from 'react'
import { langOf } from '#lib/language.ts'
import styles from './EmptyState.module.css'

type Props = {
  art: ReactNode
  title: string
  /** One sentence: what would be here, or what to do. */
  children?: ReactNode
  action?: ReactNode
  /** The same in the other language, small, below. */
  echo?: string
  heading?: 'h1' | 'h2' | 'h3'
  /** It has the page to itself. */
  roomy?: boolean
}

export function EmptyState(props: Props) {
  const { art, title, children, action, echo, heading: Heading = 'h2', roomy } = props
  return (
    <div className={styles.empty} data-roomy={roomy || undefined}>
      {art}
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.sentence}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {echo && (
        <p className={styles.echo} lang={langOf(echo) ?? 'en'}>
          {echo}
        </p>
      )}
    </div>
  )
}
