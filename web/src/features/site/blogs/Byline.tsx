import type { BlogSummary } from '@jes/contract/site/blogs'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './Blogs.module.css'
import { messages } from './messages.ts'

type Props = {
  blog: Pick<BlogSummary, 'user' | 'publishedAt' | 'updatedAt'>
  /** Says too when it was changed after it had come out. */
  isWhole?: boolean
}

/** Who wrote it, and on which day it came out. */
export function Byline({ blog, isWhole = false }: Props) {
  const text = useText(messages)
  const { user, publishedAt, updatedAt } = blog
  const isChanged = publishedAt && longDate(publishedAt) !== longDate(updatedAt)

  return (
    <p className={styles.byline}>
      {user ? (
        <Link to={`/je/${user.username}`}>
          <Txt>{user.displayName}</Txt>
        </Link>
      ) : (
        text.byJes
      )}
      {publishedAt && <time dateTime={publishedAt}>{longDate(publishedAt)}</time>}
      {isWhole && isChanged && (
        <time dateTime={updatedAt}>{text.changed(longDate(updatedAt))}</time>
      )}
    </p>
  )
}
