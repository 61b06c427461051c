import type { Profile } from '@jes/contract/core/users'
import { ThanksFacts } from '#features/people/thanks/ThanksFacts.tsx'
import { longDate } from '#lib/dates.ts'
import { langOf, useText } from '#lib/language.ts'
import { messages } from './messages.ts'
import styles from './ProfileAbout.module.css'
import { ProfileLinks } from './ProfileLinks.tsx'

export function ProfileAbout({ profile }: { profile: Profile }) {
  const text = useText(messages)
  const facts = [
    [text.nameLabel, profile.displayName],
    [text.usernameLabel, `@${profile.username}`],
    [text.joinedLabel, longDate(profile.joinedAt)],
    ...(profile.district ? ([[text.districtLabel, profile.district]] as const) : []),
    [text.bioLabel, profile.bio || text.noBio],
  ] as const

  return (
    <dl className={styles.facts}>
      {facts.map(([label, fact]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd lang={langOf(fact)}>{fact}</dd>
        </div>
      ))}
      <ThanksFacts
        userId={profile._id}
        factOf={(label, fact) => (
          <div className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd>{fact}</dd>
          </div>
        )}
      />
      {profile.links.length > 0 && (
        <div className={styles.fact}>
          <dt className={styles.label}>{text.linksLabel}</dt>
          <dd className={styles.links}>
            <ProfileLinks profile={profile} />
          </dd>
        </div>
      )}
    </dl>
  )
}
