import type { Post } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useWish } from '#features/core/outbox/acts.ts'
import { setBookmark } from '#features/core/postActions/api.ts'
import { asMember } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { WaitingMark } from '#ui/WaitingMark.tsx'
import { messages } from './messages.ts'
import styles from './PostActions.module.css'

/** Saves a post for later, for the one who saves it alone. */
export function BookmarkButton({ post }: { post: Post }) {
  const text = useText(messages)
  const client = useQueryClient()
  const wish = useWish('bookmark', `post ${post._id}`)
  const isBookmarked = wish ?? post.isBookmarked

  return (
    <IconButton
      label={text.bookmark}
      aria-pressed={isBookmarked}
      aria-keyshortcuts="b"
      className={classes(styles.bookmark, isBookmarked && styles.saved)}
      onClick={(event) =>
        event.detail < 2 &&
        asMember('bookmark', post, () => setBookmark(client, post, !isBookmarked))
      }
    >
      <Bookmark />
      {wish !== undefined && <WaitingMark className={styles.clock} />}
    </IconButton>
  )
}
