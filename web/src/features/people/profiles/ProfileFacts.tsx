import type { Profile } from '@jes/contract/core/users'
import { CalendarDays, MapPin } from 'lucide-react'
import { monthYear } from '#lib/dates.ts'
import { langOf, useText } from '#lib/language.ts'
import { messages } from './messages.ts'
import styles from './ProfileFacts.module.css'
import { ProfileLinks } from './ProfileLinks.tsx'

/** From where, since when, and where else. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const text = useText(messages)

  return (
    <p className={styles.facts}>
      {profile.district && (
        <span className={styles.fact} lang={langOf(profile.district)}>
          <MapPin />
          {profile.district}
        </span>
      )}
      <span className={styles.fact}>
        <CalendarDays />
        {text.joined(monthYear(profile.joinedAt))}
      </span>
      <ProfileLinks profile={profile} />
    </p>
  )
}
