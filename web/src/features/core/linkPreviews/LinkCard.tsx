import type { LinkPreview } from '@jes/contract/posts/linkPreview'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { langOf } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { onBroken } from '#ui/onBroken.ts'
import styles from './LinkCard.module.css'

/** The preview of a post's link, as the server saw it. The whole card is one link. */
export function LinkCard({ link }: { link: LinkPreview }) {
  const { dataSaver } = usePreferences()
  const [isBroken, setIsBroken] = useState(false)

  return (
    <a href={link.url} rel="nofollow ugc noopener" target="_blank" className={styles.card}>
      {link.image && !dataSaver && (
        <span className={styles.picture}>
          {isBroken ? (
            <Globe />
          ) : (
            <img
              src={link.image}
              alt=""
              loading="lazy"
              decoding="async"
              draggable={false}
              className={styles.image}
              {...onBroken(() => setIsBroken(true))}
            />
          )}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.domain}>
          <Globe size={14} />
          <span className={styles.name}>{link.domain}</span>
        </span>
        <span className={styles.title} lang={langOf(link.title)} dir="auto">
          {link.title}
        </span>
        {link.description && (
          <span className={styles.description} lang={langOf(link.description)} dir="auto">
            {link.description}
          </span>
        )}
      </span>
    </a>
  )
}
