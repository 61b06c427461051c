import type { Badge } from '@jes/contract/people/thanks'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { Chip } from '#ui/Chip.tsx'
import { thanksOf } from './api.ts'
import { messages } from './messages.ts'
import styles from './ThanksFacts.module.css'

type Props = {
  userId: string
  /** How the list around it shows a fact. */
  factOf: (label: string, fact: ReactNode) => ReactNode
}

/** What others gave a member, and what the member did; nothing where the member hides it or it did not come. */
export function ThanksFacts({ userId, factOf }: Props) {
  const text = useText(messages)
  const { data: thanks } = useQuery(thanksOf(userId))
  if (!thanks || thanks.karma === null) return null

  const said = ({ kind, count }: Badge) =>
    kind === 'years' || kind === 'founder' ? text[kind](count) : text[kind]
  return (
    <>
      {factOf(
        text.karma,
        <>
          <b>{count(thanks.karma)}</b> <span className={styles.why}>{text.karmaWhy}</span>
        </>,
      )}
      {thanks.badges.length > 0 &&
        factOf(
          text.badges,
          <ul className={styles.badges} aria-label={text.badges}>
            {thanks.badges.map((badge) => (
              <li key={badge.kind}>
                <Chip size="sm">{said(badge)}</Chip>
              </li>
            ))}
          </ul>,
        )}
    </>
  )
}
