import type { UserSummary } from '@jes/contract/core/users'
import type { ReactNode } from 'react'
import { detailPath } from '#features/staff/admin/sections.ts'
import { useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import { messages } from './messages.ts'
import styles from './parts.module.css'

type Props = {
  /** Null is somebody who is gone. */
  user: UserSummary | null
  /** Stands below the name: what it is about, and when. */
  children?: ReactNode
}

/** Whom something concerns, with the way to what the staff knows of them. */
export function PersonLine({ user, children }: Props) {
  const text = useText(messages)

  return (
    <div className={styles.person}>
      {user && <Avatar id={user._id} name={user.displayName} image={user.image} size={36} />}
      <p className={styles.names}>
        {user ? (
          <Link to={detailPath('members', user._id)} className={styles.name}>
            <Txt>{user.displayName}</Txt>
          </Link>
        ) : (
          <span className={styles.name}>{text.gone}</span>
        )}
        <span className={styles.hint}>{children ?? (user && `@${user.username}`)}</span>
      </p>
    </div>
  )
}
