import type { Post } from '@jes/contract/posts/posts'
import styles from './ClipTile.module.css'
import { ClipTile } from './ClipTile.tsx'

/** Some clips in a row; more by a swipe. */
export function ClipRow({ clips }: { clips: readonly Post[] }) {
  return (
    <ul className={styles.row}>
      {clips.map((post) => (
        <li key={post._id}>
          <ClipTile post={post} />
        </li>
      ))}
    </ul>
  )
}
