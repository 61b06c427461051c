import type { Profile } from '@jes/contract/users'
import { CalendarDays } from 'lucide-react'
import { monthYear } from '#lib/dates.ts'
import { langOf, useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PremiumMark } from '#ui/PremiumMark.tsx'
import { Weave } from '#ui/Weave.tsx'
import { messages } from './messages.ts'
import styles from './ProfileHead.module.css'

export function ProfileHead({ profile }: { profile: Profile }) {
  const text = useText(messages)
  const isMine = useSession().user?._id === profile._id

  return (
    <header>
      <div className={styles.cover}>
        <Weave id={profile._id} />
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <span className={styles.ring}>
            <Avatar id={profile._id} name={profile.displayName} image={profile.image} size={108} />
          </span>
          {isMine && (
            <LinkButton href="/setting" look="line">
              {text.editProfile}
            </LinkButton>
          )}
        </div>
        <h1 className={styles.name} lang={langOf(profile.displayName)}>
          {profile.displayName}
          {profile.isPremium && <PremiumMark />}
        </h1>
        <p className={styles.muted}>@{profile.username}</p>
        {profile.bio && (
          <p className={styles.bio} lang={langOf(profile.bio)}>
            {profile.bio}
          </p>
        )}
        <p className={styles.joined}>
          <CalendarDays />
          {text.joined(monthYear(profile.joinedAt))}
        </p>
      </div>
    </header>
  )
}
