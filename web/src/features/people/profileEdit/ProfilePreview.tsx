import type { Profile } from '@jes/contract/core/users'
import { MapPin } from 'lucide-react'
import { ProfileCover } from '#features/people/profiles/ProfileCover.tsx'
import { langOf, useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import type { Draft } from './draft.ts'
import { messages } from './messages.ts'
import { PictureChange } from './PictureChange.tsx'
import styles from './ProfilePreview.module.css'

type Props = { profile: Profile; draft: Draft }

/** The head of the profile as it will be; its pictures are changed where they are seen. */
export function ProfilePreview({ profile, draft }: Props) {
  const text = useText(messages)
  const name = draft.displayName.trim() || profile.username
  return (
    <section aria-label={text.preview} className={styles.preview}>
      <ProfileCover id={profile._id} cover={profile.cover} />
      <div className={styles.face}>
        <span className={styles.ring}>
          <Avatar id={profile._id} name={name} image={profile.image} size={84} />
        </span>
        <div className={styles.words}>
          <p className={styles.name} lang={langOf(name)}>
            {name}
          </p>
          <p className={styles.muted}>@{profile.username}</p>
        </div>
      </div>
      {draft.bio.trim() && (
        <p className={styles.bio} lang={langOf(draft.bio)}>
          {draft.bio.trim()}
        </p>
      )}
      {draft.district.trim() && (
        <p className={styles.fact} lang={langOf(draft.district)}>
          <MapPin size={16} aria-hidden="true" />
          {draft.district.trim()}
        </p>
      )}
      <div className={styles.acts}>
        <PictureChange kind="image" has={profile.image !== null} />
        <PictureChange kind="cover" has={profile.cover !== null} />
      </div>
    </section>
  )
}
