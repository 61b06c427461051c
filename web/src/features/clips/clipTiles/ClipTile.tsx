import { postPath } from '@jes/contract/core/postPath'
import type { Post } from '@jes/contract/posts/posts'
import { ClipCover } from '#features/core/pictures/ClipCover.tsx'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './ClipTile.module.css'

/** A clip among others: its cover, and its caption below. */
export function ClipTile({ post }: { post: Post }) {
  const cover = post.images[0]

  return (
    <Link to={postPath(post)} className={styles.clip}>
      <span className={styles.tile}>
        {post.clip && cover && !post.sensitive && <ClipCover clip={post.clip} cover={cover} />}
      </span>
      <Txt className={styles.title}>{post.title}</Txt>
    </Link>
  )
}
