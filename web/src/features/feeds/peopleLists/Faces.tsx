import type { UserSummary } from '@jes/contract/core/users'
import { Avatar } from '#ui/Avatar.tsx'
import styles from './peopleLists.module.css'

/** A few people, one over the other. Decoration: the names are on the list. */
export function Faces({ people }: { people: readonly UserSummary[] }) {
  return (
    <span className={styles.faces}>
      {people.map(({ _id, displayName, image }) => (
        <Avatar key={_id} id={_id} name={displayName} image={image} size={32} />
      ))}
    </span>
  )
}
