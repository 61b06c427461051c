import type { Profile } from '@jes/contract/core/users'
import type { ReactNode } from 'react'
import { NameMarks } from '#features/core/users/NameMarks.tsx'
import { langOf, useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Chip } from '#ui/Chip.tsx'
import { late } from '#ui/late.tsx'
import { messages } from './messages.ts'
import { ProfileCounts } from './ProfileCounts.tsx'
import { ProfileCover } from './ProfileCover.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import styles from './ProfileHead.module.css'

const MutedNote = late(
  async () => (await import('#features/people/relations/MutedNote.tsx')).MutedNote,
)

type Props = {
  profile: Profile
  /** What one can do here: share, follow, edit. */
  actions?: ReactNode
}

export function ProfileHead({ profile, actions }: Props) {
  const text = useText(messages)

  return (
    <header>
      <ProfileCover id={profile._id} cover={profile.cover} />
      <div className={styles.body}>
        <div className={styles.top}>
          <span className={styles.ring}>
            <Avatar id={profile._id} name={profile.displayName} image={profile.image} size={108} />
          </span>
          <div className={styles.actions}>{actions}</div>
        </div>
        <h1 className={styles.name} lang={langOf(profile.displayName)}>
          {profile.displayName}
          <NameMarks user={profile} isPressable />
        </h1>
        <p className={styles.muted}>
          @{profile.username}
          {profile.relationship?.followedBy && <Chip size="sm">{text.followsYou}</Chip>}
        </p>
        {profile.bio && (
          <p className={styles.bio} lang={langOf(profile.bio)}>
            {profile.bio}
          </p>
        )}
        <ProfileFacts profile={profile} />
        <ProfileCounts profile={profile} />
        {profile.relationship?.muting && <MutedNote person={profile} />}
      </div>
    </header>
  )
}
