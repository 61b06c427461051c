import { type ReactNode, useId } from 'react'
import styles from './Block.module.css'
import { BlockMore } from './BlockMore.tsx'

type Props = {
  title: string
  /** Where the whole list is. */
  more?: string
  /** Its content ends with a line of its own. */
  isLined?: boolean
  children: ReactNode
}

/** A section of a page with several lists: its name, and a few entries. */
export function Block({ title, more, isLined, children }: Props) {
  const titleId = useId()

  return (
    <section aria-labelledby={titleId} className={styles.block} data-lined={isLined || undefined}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {more && <BlockMore to={more} aria-describedby={titleId} />}
      </div>
      {children}
    </section>
  )
}
