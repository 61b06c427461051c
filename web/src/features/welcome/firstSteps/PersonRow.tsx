import type { SuggestedUser } from '@jes/contract/feeds/explore'
import { FollowButton } from '#features/people/follows/FollowButton.tsx'
import { whyOf } from '#features/people/suggestedPeople/whyOf.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './PeopleStep.module.css'

export function PersonRow({ user }: { user: SuggestedUser }) {
  return (
    <div className={styles.row}>
      <Avatar id={user._id} name={user.displayName} image={user.image} />
      <div className={styles.words}>
        <Txt className={styles.name}>{user.displayName}</Txt>
        <Txt className={styles.why}>{[whyOf(user.why), user.bio].filter(Boolean).join(' · ')}</Txt>
      </div>
      <FollowButton user={user} isFollowed={user.isFollowed === true} isInList />
    </div>
  )
}
