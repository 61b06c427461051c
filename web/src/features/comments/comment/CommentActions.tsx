import type { Comment } from '@jes/contract/comments/comments'
import { useQueryClient } from '@tanstack/react-query'
import { Reply } from 'lucide-react'
import { write } from '#features/comments/comments/threadState.ts'
import { vote } from '#features/comments/comments/voting.ts'
import { useWish } from '#features/core/outbox/acts.ts'
import { VoteButtons } from '#features/core/voteButtons/VoteButtons.tsx'
import { withVote } from '#features/core/voteButtons/voting.ts'
import { useText } from '#lib/language.ts'
import styles from './CommentActions.module.css'
import { CommentMenuButton } from './CommentMenuButton.tsx'
import { messages } from './messages.ts'

type Props = { comment: Comment; canReply: boolean; isReplying: boolean }

export function CommentActions({ comment, canReply, isReplying }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const { _id: id, ad } = comment
  const wish = useWish('vote', `comment ${id}`)
  const { score, userVote } = wish === undefined ? comment : withVote(comment, wish)

  return (
    <div className={styles.actions}>
      <VoteButtons
        compact
        score={score}
        userVote={userVote}
        isWaiting={wish !== undefined}
        thing={comment}
        onVote={(value) => vote(client, comment, value)}
      />
      {canReply && (
        <button
          type="button"
          id={replyButtonId(id)}
          className={styles.reply}
          aria-expanded={isReplying}
          aria-keyshortcuts="r c"
          onClick={() => write(ad, isReplying ? null : { reply: id })}
        >
          <Reply size={17} />
          <span className={styles.word}>{text.reply}</span>
        </button>
      )}
      <CommentMenuButton comment={comment} canReply={canReply} />
    </div>
  )
}

/** Where the focus returns to when a reply is sent or cancelled. */
export function replyButtonId(id: string) {
  return `reply-${id}`
}
