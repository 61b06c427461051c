import type { LinkPreview } from '@jes/contract/posts/linkPreview'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { langOf, useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { onBroken } from '#ui/onBroken.ts'
import { messages } from './messages.ts'
import styles from './PlayerCover.module.css'

type Props = { link: LinkPreview; player: string }

/** A video of another site. Before a press nothing is loaded from there: the cover is our own copy. */
export function PlayerCover({ link, player }: Props) {
  const text = useText(messages)
  const { dataSaver } = usePreferences()
  const [isPlaying, setIsPlaying] = useState(false)
  const [isBroken, setIsBroken] = useState(false)

  if (isPlaying)
    return (
      <iframe
        title={link.title}
        src={player}
        // Without its own origin a player cannot store that somebody said no to cookies.
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin"
        allowFullScreen
        className={styles.frame}
      />
    )
  return (
    <button type="button" className={styles.cover} onClick={() => setIsPlaying(true)}>
      {link.image && !dataSaver && !isBroken && (
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
      <span className={styles.sign}>
        <Play aria-label={text.play} />
      </span>
      <span className={styles.words}>
        <span className={styles.title} lang={langOf(link.title)} dir="auto">
          {link.title}
        </span>
        <span className={styles.site}>{text.playsFrom(link.domain)}</span>
      </span>
    </button>
  )
}
