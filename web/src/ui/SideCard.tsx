import { type ReactNode, useId } from 'react'
import { Link } from './Link.tsx'
import styles from './SideCard.module.css'

type Props = {
  title: string
  /** Where the whole list is. */
  more?: { href: string; label: string }
  /** Stands beside the way to the whole list. */
  aside?: ReactNode
  children: ReactNode
}

/** A card of the right sidebar. */
export function SideCard({ title, more, aside, children }: Props) {
  const titleId = useId()

  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      {more && (
        <div className={styles.end}>
          <Link to={more.href} className={styles.more}>
            {more.label}
          </Link>
          {aside}
        </div>
      )}
    </section>
  )
}
