import type { Bookmark } from '@jes/contract/posts/bookmarks'
import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { setBookmark } from '#features/core/postActions/api.ts'
import { PostCard } from '#features/posts/posts/PostCard.tsx'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { removeGone } from './api.ts'
import styles from './BookmarkRow.module.css'
import { messages } from './messages.ts'

/** A saved post. A deleted one, and one that was just removed, is one line in its place. */
export function BookmarkRow({ bookmark: { adId, ad } }: { bookmark: Bookmark }) {
  const text = useText(messages)
  const client = useQueryClient()

  if (ad?.isBookmarked) return <PostCard post={ad} />
  return (
    <div className={styles.row}>
      <p className={styles.words}>{ad ? text.removed : text.gone}</p>
      {ad ? (
        <Button look="ghost" size="sm" onClick={() => void setBookmark(client, ad, true)}>
          {text.undo}
        </Button>
      ) : (
        <IconButton label={text.remove} onClick={() => void removeGone(client, adId)}>
          <X />
        </IconButton>
      )}
    </div>
  )
}
