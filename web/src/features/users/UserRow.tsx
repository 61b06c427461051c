import type { UserSummary } from '@jes/contract/users'
import { langOf } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Link } from '#ui/Link.tsx'
import { PremiumMark } from '#ui/PremiumMark.tsx'
import styles from './UserRow.module.css'

export function UserRow({ user }: { user: UserSummary }) {
  return (
    <Link to={`/je/${user.username}`} className={styles.row}>
      <Avatar id={user._id} name={user.displayName} image={user.image} size={52} />
      <span className={styles.words}>
        <span className={styles.name} lang={langOf(user.displayName)}>
          {user.displayName}
          {user.isPremium && <PremiumMark />}
        </span>
        <span className={styles.username}>@{user.username}</span>
      </span>
    </Link>
  )
}
