import { Clapperboard } from 'lucide-react'
import { langOf, useText } from '#lib/language.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './ComingSoon.module.css'
import { messages } from './messages.ts'
import chiya from './scene-chiya.svg'
import ping from './scene-ping.svg'
import selroti from './scene-selroti.svg'

/** What /jesclips/latest shows while there are no clips. */
export function ComingSoon() {
  const text = useText(messages)

  return (
    <div className={styles.page}>
      <div className={styles.scenes}>
        {[selroti, ping, chiya].map((scene) => (
          <img key={scene} src={scene} alt="" loading="lazy" className={styles.scene} />
        ))}
      </div>
      <h1 className={styles.title}>{text.comingSoon}</h1>
      <p className={styles.sentence}>{text.sentence}</p>
      <div className={styles.actions}>
        <LinkButton href="/add-jesclips" size="lg">
          <Clapperboard />
          {text.create}
        </LinkButton>
        <LinkButton href="/explore" look="quiet" size="lg">
          {text.explore}
        </LinkButton>
      </div>
      <p className={styles.echo} lang={langOf(text.echo) ?? 'en'}>
        {text.echo}
      </p>
    </div>
  )
}
