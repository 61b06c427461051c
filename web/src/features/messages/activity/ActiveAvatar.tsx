import type { UserSummary } from '@jes/contract/core/users'
import { messages } from '#features/messages/talks/messages.ts'
import styles from '#features/messages/talks/talks.module.css'
import { useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

type Props = { user: UserSummary; size: 40 | 52; isActive: boolean }

/** A person, with a dot while they are active. */
export function ActiveAvatar({ user, size, isActive }: Props) {
  const text = useText(messages)
  return (
    <span className={styles.avatar}>
      <Avatar id={user._id} name={user.displayName} image={user.image} size={size} />
      {isActive && (
        <span className={styles.dot}>
          <VisuallyHidden>{text.active}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
