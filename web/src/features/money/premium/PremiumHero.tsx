import type { OwnPremium } from '@jes/contract/core/entitlements'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { MarigoldIcon } from '#ui/MarigoldIcon.tsx'
import { Weave } from '#ui/Weave.tsx'
import styles from './PremiumHero.module.css'
import { messages } from './pageMessages.ts'

type Props = {
  /** My own pass; visitors have none. */
  premium: OwnPremium | undefined
  /** Leads to the passes; left out where none is on sale. */
  onChoose: (() => void) | undefined
}

export function PremiumHero({ premium, onChoose }: Props) {
  const text = useText(messages)
  const has = premium && premium.state !== 'none'

  return (
    <header className={styles.hero}>
      <p className={styles.name}>
        <MarigoldIcon />
        {text.name}
      </p>
      <h1 className={styles.title}>{text.hero}</h1>
      <p className={styles.promise}>{text.promise}</p>
      {has && <Standing {...premium} />}
      {premium?.can.analytics && (
        <Link to="/analytics" className={styles.link}>
          {text.analytics}
        </Link>
      )}
      {onChoose && (
        <>
          <Button look="premium" size="lg" onClick={onChoose}>
            {has ? text.extend : text.subscribe}
          </Button>
          <p className={styles.beforeCharge}>{text.beforeCharge}</p>
        </>
      )}
      <div className={styles.weave}>
        <Weave upright cell={8} />
      </div>
    </header>
  )
}

function Standing({ state, paidUntil, until }: OwnPremium) {
  const text = useText(messages)
  if (state === 'grace' && until)
    return <p className={styles.standing}>{text.ended(longDate(until))}</p>
  return paidUntil && <p className={styles.standing}>{text.lasts(longDate(paidUntil))}</p>
}
