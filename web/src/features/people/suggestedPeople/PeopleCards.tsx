import type { SuggestedUser } from '@jes/contract/feeds/explore'
import styles from './PersonCard.module.css'
import { PersonCard } from './PersonCard.tsx'

export function PeopleCards({ users }: { users: readonly SuggestedUser[] }) {
  return (
    <ul className={styles.cards}>
      {users.map((user) => (
        <li key={user._id}>
          <PersonCard user={user} />
        </li>
      ))}
    </ul>
  )
}
