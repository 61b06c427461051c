import type { Post } from '@jes/contract/posts/posts'
import { MessageCircleOff } from 'lucide-react'
import { useText } from '#lib/language.ts'
import styles from './LockedNote.module.css'
import { messages } from './limitMessages.ts'

type Props = { user: Post['user']; commenters: Exclude<Post['commenters'], 'everyone'> }

/** Who may comment on a post where not everybody may. */
export function LimitNote({ user, commenters }: Props) {
  const text = useText(messages)
  return (
    <p className={styles.note}>
      <MessageCircleOff size={18} />
      {text[commenters](user.displayName)}
    </p>
  )
}
