import { postPath } from '@jes/contract/core/postPath'
import type { AutomodTrial } from '@jes/contract/hubs/automod'
import { useText } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './automod.module.css'
import { messages } from './messages.ts'

const would = { hold: 'wouldHold', remove: 'wouldRemove', label: 'wouldLabel' } as const
const tones = { hold: 'gold', remove: 'red', label: 'blue' } as const

/** What the rules would have done to the latest posts. */
export function TrialResult({ trial: { tried, caught } }: { trial: AutomodTrial }) {
  const text = useText(messages)
  return (
    <section ref={bringIntoSight} className={styles.trial}>
      <h2 className={styles.title}>{text.trial}</h2>
      <p role="status" className={styles.hint}>
        {text.trialCount(caught.length, tried)}
      </p>
      <ul>
        {caught.map(({ ad, rule, action, found }) => (
          <li key={ad._id} className={styles.caught}>
            <div className={styles.words}>
              <Link to={postPath(ad)} target="_blank" className={styles.post}>
                <Txt>{ad.title}</Txt>
              </Link>
              <p className={styles.hint}>
                <Txt>{ad.user.displayName}</Txt> · {text.rule(rule + 1)} ·{' '}
                <Txt>{text.found(found)}</Txt>
              </p>
            </div>
            <Chip tone={tones[action]}>{text[would[action]]}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** It is below the rules, which may fill the screen. */
function bringIntoSight(section: HTMLElement | null) {
  section?.scrollIntoView({ block: 'nearest' })
}
