import { type ReactNode, useId } from 'react'
import { useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import styles from './Block.module.css'
import { messages } from './messages.ts'

type Props = {
  title: string
  /** Where the whole list is. */
  more?: string
  /** What stands in it ends with a line of its own. */
  isLined?: boolean
  children: ReactNode
}

export function Block({ title, more, isLined, children }: Props) {
  const text = useText(messages)
  const titleId = useId()

  return (
    <section aria-labelledby={titleId} className={styles.block} data-lined={isLined || undefined}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {more && (
          <Link to={more} className={styles.more} aria-describedby={titleId}>
            {text.showMore}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
