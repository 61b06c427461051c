import type { UserSummary } from '@jes/contract/core/users'
import { Avatar } from '#ui/Avatar.tsx'
import { PremiumMark } from '#ui/PremiumMark.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './checkout.module.css'

/** Who receives a gift. It leads nowhere: what was chosen so far stays. */
export function Face({ user, size }: { user: UserSummary; size: 28 | 44 }) {
  return (
    <span className={styles.face}>
      <Avatar id={user._id} name={user.displayName} image={user.image} size={size} />
      <span className={styles.names}>
        <span className={styles.name}>
          <Txt>{user.displayName}</Txt>
          {user.isPremium && <PremiumMark />}
        </span>
        <span className={styles.username}>@{user.username}</span>
      </span>
    </span>
  )
}
