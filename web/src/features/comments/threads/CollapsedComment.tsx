import type { Comment } from '@jes/contract/comments/comments'
import { CirclePlus } from 'lucide-react'
import { collapse } from '#features/comments/comments/threadState.ts'
import { countBelow } from '#features/comments/comments/tree.ts'
import { useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './Comment.module.css'
import { focusSoon } from './focusComment.ts'
import { messages } from './messages.ts'

/** One line in the place of a thread. */
export function CollapsedComment({ comment }: { comment: Comment }) {
  const text = useText(messages)
  const { _id: id, ad, user } = comment
  const name = user?.displayName ?? text.somebody

  function handleExpand() {
    collapse(ad, id, false)
    focusSoon(id, '[aria-expanded]')
  }

  return (
    <li id={`c${id}`} className={styles.collapsed}>
      <button
        type="button"
        className={styles.expand}
        aria-label={`${text.expand(name)}, ${text.hidden(countBelow(comment))}`}
        aria-expanded={false}
        onClick={handleExpand}
      >
        <span className={styles.plus}>
          <CirclePlus size={20} />
        </span>
        {user && <Avatar id={user._id} name={user.displayName} image={user.image} size={24} />}
        {user && (
          <Txt as="b" className={styles.name}>
            {user.displayName}
          </Txt>
        )}
        <span>{text.hidden(countBelow(comment))}</span>
      </button>
    </li>
  )
}
