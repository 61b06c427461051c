import type { UserSummary } from '@jes/contract/core/users'
import { type ReactNode, use } from 'react'
import { langOf } from '#lib/language.ts'
import { Wording } from '#lib/wording.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Link } from '#ui/Link.tsx'
import { NameMarks } from './NameMarks.tsx'
import styles from './UserRow.module.css'

type Props = {
  user: UserSummary & { bio?: string }
  /** Stands at the end of the row, beside the link: a follow button. */
  children?: ReactNode
}

export function UserRow({ user, children }: Props) {
  const worded = use(Wording)

  return (
    <div className={styles.row}>
      <Link to={`/je/${user.username}`} className={styles.link}>
        <Avatar id={user._id} name={user.displayName} image={user.image} size={52} />
        <span className={styles.words}>
          <span className={styles.name} lang={langOf(user.displayName)}>
            <span className={styles.cut}>{worded(user.displayName)}</span>
            <NameMarks user={user} />
          </span>
          <span className={styles.username}>@{user.username}</span>
          {user.bio && (
            <span className={styles.bio} lang={langOf(user.bio)}>
              {worded(user.bio)}
            </span>
          )}
        </span>
      </Link>
      {children}
    </div>
  )
}
