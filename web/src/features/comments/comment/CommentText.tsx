import type { Comment } from '@jes/contract/comments/comments'
import { lazy, Suspense } from 'react'
import { BodyView } from '#features/core/body/BodyView.tsx'
import { useText } from '#lib/language.ts'
import styles from './CommentText.module.css'
import { messages } from './messages.ts'

/** Few mute anybody. */
const FoldedText = lazy(async () => ({ default: (await import('./FoldedText.tsx')).FoldedText }))

/** The text of a comment, or in a line why it is gone. */
export function CommentText({ comment }: { comment: Comment }) {
  const text = useText(messages)
  const { user, body, state, isMuted } = comment
  if (user) {
    const said = (
      <div className={styles.text}>
        <BodyView body={body} />
      </div>
    )
    if (!isMuted) return said
    return (
      <Suspense>
        <FoldedText>{said}</FoldedText>
      </Suspense>
    )
  }
  const stubs = {
    live: text.hidden,
    deleted: text.deleted,
    removed: text.removed,
    held: text.removed,
  }
  return <p className={styles.stub}>{stubs[state]}</p>
}
