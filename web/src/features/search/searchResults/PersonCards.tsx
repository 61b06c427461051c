import type { ListedUser } from '@jes/contract/core/users'
import { UserFace } from '#features/core/users/UserFace.tsx'
import styles from './PersonCards.module.css'

/** A few people beside each other, with what they say of themselves. */
export function PersonCards({ users }: { users: readonly ListedUser[] }) {
  return (
    <ul className={styles.cards}>
      {users.map((user) => (
        <li key={user._id}>
          <UserFace user={user} className={styles.card} />
        </li>
      ))}
    </ul>
  )
}
