import { postPath } from '@jes/contract/core/postPath'
import type { Analytics } from '@jes/contract/posts/analytics'
import { langOf, useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { useSession } from '#lib/session.ts'
import { Chip } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './Analytics.module.css'
import { shownOf } from './measures.ts'
import { messages } from './messages.ts'

/** What was opened most, each with its numbers and a way to it. */
export function PostRows({ posts }: Pick<Analytics, 'posts'>) {
  const text = useText(messages)
  const username = useSession(({ user }) => user?.username ?? '')

  return (
    <ol className={styles.rows}>
      {posts.map((post) => (
        <li key={post._id}>
          <Link to={postPath({ ...post, user: { username } })} className={styles.row}>
            <span className={styles.post} lang={langOf(post.title)} dir="auto">
              {post.title}
            </span>
            {post.kind === 'clip' && <Chip size="sm">{text.clip}</Chip>}
            <span className={styles.figures}>
              {[
                text.viewCount(post.views, count(post.views)),
                shownOf('engagedMinutes', post.engagedMinutes),
                text.score(count(post.score)),
                text.commentCount(post.commentCount, count(post.commentCount)),
              ].join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
