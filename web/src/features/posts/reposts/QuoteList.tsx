import { postPath } from '@jes/contract/core/postPath'
import type { Post } from '@jes/contract/posts/posts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { UserRowsPending } from '#features/core/users/UserRowsPending.tsx'
import { langOf, useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { quotesOf, unlink } from './api.ts'
import { messages } from './menuMessages.ts'
import styles from './RepostsDialog.module.css'

/** The posts that quote one; its author may take it out of each. */
export function QuoteList({ post }: { post: Post }) {
  const text = useText(messages)
  const client = useQueryClient()
  const quotes = useInfiniteQuery(quotesOf(post._id))

  return (
    <PagedList
      list={quotes}
      rowsOf={({ ads }) => ads}
      keyOf={({ _id }) => _id}
      pending={<UserRowsPending rows={3} />}
      empty={<p className={styles.empty}>{text.noQuotes}</p>}
    >
      {(quote) => (
        <div className={styles.row}>
          <Link to={postPath(quote)} className={styles.quote}>
            <span className={styles.title} lang={langOf(quote.title)}>
              {quote.title}
            </span>
            <span className={styles.name} lang={langOf(quote.user.displayName)}>
              {quote.user.displayName}
            </span>
          </Link>
          {post.canEdit && (
            <Button
              look="line"
              size="sm"
              aria-label={text.unlinkFrom(quote.title)}
              onClick={() => void unlink(client, post._id, quote._id)}
            >
              {text.unlink}
            </Button>
          )}
        </div>
      )}
    </PagedList>
  )
}
