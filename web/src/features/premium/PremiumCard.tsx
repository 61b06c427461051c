import { useText } from '#lib/language.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { late } from '#ui/late.tsx'
import { messages } from './messages.ts'
import styles from './PremiumCard.module.css'

const Weave = late(async () => (await import('#ui/Weave.tsx')).Weave)

export function PremiumCard() {
  const text = useText(messages)

  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{text.subscribe}</h2>
      <p className={styles.sentence}>{text.promise}</p>
      <LinkButton href="/premium" look="premium" size="sm">
        {text.go}
      </LinkButton>
      <div className={styles.weave}>
        <Weave upright cell={3.54} />
      </div>
    </section>
  )
}
