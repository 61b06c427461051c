import { useQuery } from '@tanstack/react-query'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { late } from '#ui/late.tsx'
import { messages } from './messages.ts'
import styles from './PremiumCard.module.css'

const Weave = late(async () => (await import('#ui/Weave.tsx')).Weave)

/** For members without a pass; those with one do not see it. */
export function PremiumCard() {
  const text = useText(messages)
  const own = useQuery(me())
  const premium = own.data?.user.premium
  if (premium?.state === 'active') return null
  const hasEnded = premium?.state === 'grace'

  return (
    <section className={styles.card} data-waiting={own.isLoading || undefined}>
      <h2 className={styles.title}>{hasEnded ? text.ended : text.subscribe}</h2>
      <p className={styles.sentence}>{hasEnded ? text.staysOn : text.promise}</p>
      <LinkButton href="/premium" look="premium" size="sm">
        {hasEnded ? text.extend : text.go}
      </LinkButton>
      <div className={styles.weave}>
        <Weave upright cell={3.54} />
      </div>
    </section>
  )
}
