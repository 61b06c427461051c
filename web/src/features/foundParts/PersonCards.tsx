import type { ListedUser } from '@jes/contract/users'
import { langOf } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Link } from '#ui/Link.tsx'
import { PremiumMark } from '#ui/PremiumMark.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './PersonCards.module.css'

/** A few people beside each other, with what they say of themselves. */
export function PersonCards({ users }: { users: readonly ListedUser[] }) {
  return (
    <ul className={styles.cards}>
      {users.map((user) => (
        <li key={user._id}>
          <Link to={`/je/${user.username}`} className={styles.card}>
            <Avatar id={user._id} name={user.displayName} image={user.image} size={52} />
            <span className={styles.name} lang={langOf(user.displayName)}>
              <Txt className={styles.cut}>{user.displayName}</Txt>
              {user.isPremium && <PremiumMark />}
            </span>
            <Txt className={styles.bio}>{user.bio || `@${user.username}`}</Txt>
          </Link>
        </li>
      ))}
    </ul>
  )
}
