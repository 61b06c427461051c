import type { Post } from '@jes/contract/posts/posts'
import { Hourglass, ShieldX } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './PostStateNote.module.css'
import { messages } from './postStateMessages.ts'

/** For its author and the team: it waits, or was removed and why. */
export function PostStateNote({ post }: { post: Post }) {
  const text = useText(messages)
  const isMine = useSession(({ user }) => user?._id === post.user._id)
  const { state, removal } = post

  if (state === 'held')
    return (
      <div className={styles.note} data-state="held">
        <Hourglass size={18} />
        <p>
          <b>{text.held}</b> {isMine ? text.heldMine : text.heldTeam}
        </p>
      </div>
    )
  return (
    <div className={styles.note} data-state="removed">
      <ShieldX size={18} />
      <div>
        <p>
          <b>{text.removed}</b> {isMine ? text.removedMine : text.removedTeam}
        </p>
        {removal?.rule && <Txt as="p">{text.rule(removal.rule)}</Txt>}
        {removal?.reason && <Txt as="p">{removal.reason}</Txt>}
        {isMine && removal && (
          <Link to={`/appeal/${removal.act}`} className={styles.link}>
            {text.appeal}
          </Link>
        )}
      </div>
    </div>
  )
}
