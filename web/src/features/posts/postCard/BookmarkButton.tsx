import type { Post } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { setBookmark } from '#features/core/postActions/api.ts'
import { asMember } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { messages } from './messages.ts'
import styles from './PostActions.module.css'

/** Saves a post for later, for the one who saves it alone. */
export function BookmarkButton({ post }: { post: Post }) {
  const text = useText(messages)
  const client = useQueryClient()

  return (
    <IconButton
      label={text.bookmark}
      aria-pressed={post.isBookmarked}
      aria-keyshortcuts="b"
      className={post.isBookmarked ? styles.saved : ''}
      onClick={(event) =>
        event.detail < 2 &&
        asMember('bookmark', post, () => setBookmark(client, post, !post.isBookmarked))
      }
    >
      <Bookmark />
    </IconButton>
  )
}
