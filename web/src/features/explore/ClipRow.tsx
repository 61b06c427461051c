import { postPath } from '@jes/contract/postPath'
import type { Post } from '@jes/contract/posts'
import { ClipCover } from '#features/clipCards/ClipCover.tsx'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './ClipRow.module.css'

/** Some clips beside each other; more of them are a swipe away. */
export function ClipRow({ clips }: { clips: Post[] }) {
  return (
    <ul className={styles.row}>
      {clips.map((post) => (
        <li key={post._id}>
          <Link to={postPath(post)} className={styles.clip}>
            <span className={styles.tile}>
              {post.clip && post.images[0] && !post.sensitive && (
                <ClipCover clip={post.clip} cover={post.images[0]} />
              )}
            </span>
            <Txt className={styles.title}>{post.title}</Txt>
          </Link>
        </li>
      ))}
    </ul>
  )
}
