import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { me } from '#features/core/viewer/me.ts'
import { langOf, useText } from '#lib/language.ts'
import type { SessionUser } from '#lib/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { messages } from './messages.ts'
import { OwnMenuButton } from './OwnMenuButton.tsx'
import styles from './UserChip.module.css'

/** The signed-in member, at the foot of the left navigation; opens their own menu. */
export function UserChip({ user }: { user: SessionUser }) {
  const text = useText(messages)
  const own = useQuery(me())
  const name = own.data?.user.displayName ?? user.username

  return (
    <OwnMenuButton label={text.accountMenu}>
      {(trigger) => (
        <button type="button" className={styles.chip} aria-label={text.accountMenu} {...trigger}>
          <Avatar id={user._id} name={name} image={user.image} size={36} />
          <span className={styles.names}>
            <b lang={langOf(name)}>{name}</b>
            <span>@{user.username}</span>
          </span>
          <Ellipsis className={styles.dots} />
        </button>
      )}
    </OwnMenuButton>
  )
}
