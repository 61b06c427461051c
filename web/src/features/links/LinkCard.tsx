import type { LinkPreview } from '@jes/contract/posts'
import { Globe } from 'lucide-react'
import { langOf } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import styles from './LinkCard.module.css'

/** What lies behind the link of a post, as the server saw it. */
export function LinkCard({ link }: { link: LinkPreview }) {
  const { dataSaver } = usePreferences()

  return (
    <a
      href={link.url}
      rel="nofollow ugc noopener"
      target="_blank"
      className={styles.card}
      lang={langOf(link.title + link.description)}
    >
      {link.image && !dataSaver && (
        <img src={link.image} alt="" loading="lazy" decoding="async" className={styles.image} />
      )}
      <span className={styles.words}>
        <span className={styles.domain}>
          <Globe size={14} />
          {link.domain}
        </span>
        <span className={styles.title}>{link.title}</span>
        {link.description && <span className={styles.description}>{link.description}</span>}
      </span>
    </a>
  )
}
