import type { ReactNode } from 'react'
import { clock } from '#lib/dates.ts'
import { langOf, useText } from '#lib/language.ts'
import { MessageText } from './MessageText.tsx'
import { messages } from './messages.ts'
import styles from './talk.module.css'

type Props = {
  said: { content: string; createdAt: string; isDeleted?: boolean; editedAt?: string | null }
  isAsleep?: boolean
  /** What it answers. */
  quote?: ReactNode
  /** The post that goes with it. */
  card?: ReactNode
  /** How far it has come. */
  state?: ReactNode
}

export function Bubble({ said, isAsleep = false, quote, card, state }: Props) {
  const text = useText(messages)
  return (
    <div className={styles.bubble} lang={langOf(said.content)} dir="auto">
      {quote}
      {card}
      {said.isDeleted ? (
        <span className={styles.deleted}>{text.deleted}</span>
      ) : (
        <MessageText content={said.content} isAsleep={isAsleep} />
      )}
      <span className={styles.time}>
        {said.editedAt && <span>{text.edited}</span>}
        <time dateTime={said.createdAt}>{clock(said.createdAt)}</time>
        {state}
      </span>
    </div>
  )
}
