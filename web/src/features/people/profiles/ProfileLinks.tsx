import type { Profile } from '@jes/contract/core/users'
import { BadgeCheck, Link2 } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { messages } from './messages.ts'
import styles from './ProfileFacts.module.css'
import { webLink } from './webLink.ts'

type Props = { profile: Pick<Profile, 'links' | 'provenLinks'> }

/** Links of a member; strangers wrote them, so they are nofollow. A tick says that the site is theirs. */
export function ProfileLinks({ profile }: Props) {
  const text = useText(messages)
  return profile.links.map((link) => {
    const shown = webLink(link)
    // A profile that was stored in the browser by an older version does not say it.
    const isProven = profile.provenLinks?.includes(link)
    return (
      shown && (
        <a
          key={link}
          href={shown.href}
          target="_blank"
          rel={`${isProven ? 'me ' : ''}nofollow ugc noopener noreferrer`}
          className={styles.link}
          title={isProven ? text.ownSite : undefined}
        >
          <Link2 />
          <span className={styles.cut}>{shown.label}</span>
          {isProven && (
            <>
              <BadgeCheck className={styles.proven} />
              <VisuallyHidden>{text.ownSite}</VisuallyHidden>
            </>
          )}
        </a>
      )
    )
  })
}
