import type { Post } from '@jes/contract/posts/posts'
import { createPortal } from 'react-dom'
import { CommentPlace } from '#features/comments/commentSection/CommentPlace.tsx'
import { SectionPending } from '#features/comments/commentSection/SectionPending.tsx'
import { useEarlyComments } from '#features/comments/commentSection/useEarlyComments.ts'
import { useText } from '#lib/language.ts'
import { usePageCard } from '#lib/pageCard.ts'
import { Sheet } from '#ui/Sheet.tsx'
import styles from './ClipTalk.module.css'
import { messages } from './messages.ts'
import { useSettled } from './useSettled.ts'

type Props = { post: Post; open: boolean; onClose: () => void }

/** The comments of a clip: beside it where there is space, else in a sheet over its lower part. */
export function ClipTalk({ post, open, onClose }: Props) {
  const text = useText(messages)
  const card = usePageCard()

  if (card) return createPortal(<Talk post={post} look="card" />, card)
  return (
    <Sheet open={open} onClose={onClose} label={text.comments}>
      <Talk post={post} look="sheet" />
    </Sheet>
  )
}

function Talk({ post, look }: { post: Post; look: 'card' | 'sheet' }) {
  const isSettled = useSettled(post._id)

  return (
    <div className={styles[look]}>
      {isSettled ? <Settled key={post._id} post={post} /> : <SectionPending isLocked={false} />}
    </div>
  )
}

function Settled({ post }: { post: Post }) {
  useEarlyComments(post._id)
  return <CommentPlace post={post} isPanel />
}
