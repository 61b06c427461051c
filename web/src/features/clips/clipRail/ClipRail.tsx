import type { Post } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { Bookmark, MessageCircle, Send } from 'lucide-react'
import { sendActionLater } from '#features/clips/clipPlays/sendLater.ts'
import { setBookmark } from '#features/core/postActions/api.ts'
import { loadShareSheet } from '#features/core/sharing/loadShareSheet.ts'
import { asMember } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { Group } from '#ui/Group.tsx'
import { late } from '#ui/late.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import styles from './ClipRail.module.css'
import { messages } from './messages.ts'
import { RailVote } from './RailVote.tsx'

const RailMenu = late(async () => (await import('./RailMenu.tsx')).RailMenu)

type Props = {
  post: Post
  onComments: () => void
  onHide: () => void
}

/** The actions of a clip, at the thumb of a phone and beside the viewer of a desktop. */
export function ClipRail({ post, onComments, onHide }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const sheet = useLateDialog(loadShareSheet)

  function handleShare() {
    sendActionLater({ type: 'share', clip: post._id })
    sheet.open()
  }

  return (
    <Group aria-label={text.actions} className={styles.rail}>
      <RailVote post={post} />
      <div className={styles.act}>
        <button
          type="button"
          aria-label={text.comments(count(post.commentCount))}
          className={styles.disc}
          onClick={onComments}
        >
          <MessageCircle />
        </button>
        <span aria-hidden="true">{count(post.commentCount)}</span>
      </div>
      <div className={styles.act}>
        <button
          type="button"
          aria-label={text.bookmark}
          aria-pressed={post.isBookmarked}
          className={styles.disc}
          data-saved={post.isBookmarked || undefined}
          onClick={(event) =>
            event.detail < 2 &&
            asMember('bookmark', post, () => setBookmark(client, post, !post.isBookmarked))
          }
        >
          <Bookmark />
        </button>
        <span aria-hidden="true" data-word>
          {text.save}
        </span>
      </div>
      <div className={styles.act}>
        <button
          type="button"
          aria-label={text.share}
          aria-haspopup="dialog"
          className={styles.disc}
          onClick={handleShare}
        >
          <Send />
        </button>
        <span aria-hidden="true" data-word>
          {text.share}
        </span>
      </div>
      <div className={styles.menu}>
        <RailMenu key={post._id} post={post} onHide={onHide} />
      </div>
      {sheet.loaded && (
        <sheet.loaded.ShareSheet post={post} open={sheet.isOpen} onClose={sheet.close} />
      )}
    </Group>
  )
}
