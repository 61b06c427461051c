import type { Strike } from '@jes/contract/staff/cases'
import { useId } from 'react'
import { detailOf } from '#features/hubs/modLog/detailOf.ts'
import { messages as acts } from '#features/hubs/modLog/messages.ts'
import { langOf, useText } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import { messages } from './messages.ts'
import styles from './parts.module.css'

type Props = { strikes: readonly Strike[]; name: string }

/** What teams and the site did to a member before, latest first. */
export function Strikes({ strikes, name }: Props) {
  const text = useText(messages)
  const titleId = useId()

  return (
    <section aria-labelledby={titleId} className={styles.strikes}>
      <h2 id={titleId} className={styles.title}>
        {text.strikes}
      </h2>
      {strikes.length === 0 && <p className={styles.hint}>{text.noStrikes}</p>}
      <ul>
        {strikes.map((strike) => (
          <li key={strike._id} className={styles.strike}>
            <OneStrike strike={strike} name={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneStrike({ strike, name }: { strike: Strike; name: string }) {
  const text = useText(messages)
  const words = useText(acts)
  const { action, by, jehub, reason, appeal, createdAt } = strike
  const sentence = words[action](by?.displayName ?? text.staff, name)
  const detail = detailOf(strike)

  return (
    <>
      <p className={styles.sentence} lang={langOf(sentence)}>
        {sentence} {appeal && <Chip size="sm">{text[appeal]}</Chip>}
      </p>
      {reason && <Txt as="p">{reason}</Txt>}
      <p className={styles.hint}>
        <Txt>{jehub?.name ?? text.site}</Txt>
        {detail && <> · {detail}</>} · <Time iso={createdAt} />
      </p>
    </>
  )
}
