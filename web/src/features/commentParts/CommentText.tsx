import type { Comment } from '@jes/contract/comments'
import { BodyView } from '#features/body/BodyView.tsx'
import { useText } from '#lib/language.ts'
import styles from './CommentText.module.css'
import { messages } from './messages.ts'

/** What it says, or in a line why nothing is left of it. */
export function CommentText({ comment }: { comment: Comment }) {
  const text = useText(messages)
  if (comment.user)
    return (
      <div className={styles.text}>
        <BodyView body={comment.body} />
      </div>
    )
  const stubs = {
    live: text.hidden,
    deleted: text.deleted,
    removed: text.removed,
    held: text.removed,
  }
  return <p className={styles.stub}>{stubs[comment.state]}</p>
}
