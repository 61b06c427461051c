import { Link2 } from 'lucide-react'
import styles from './ProfileFacts.module.css'
import { webLink } from './webLink.ts'

/** Links of a member; strangers wrote them, so they are nofollow. */
export function ProfileLinks({ links }: { links: string[] }) {
  return links.map((link) => {
    const shown = webLink(link)
    return (
      shown && (
        <a
          key={link}
          href={shown.href}
          target="_blank"
          rel="nofollow ugc noopener noreferrer"
          className={styles.link}
        >
          <Link2 />
          <span className={styles.cut}>{shown.label}</span>
        </a>
      )
    )
  })
}
