import type { ReactNode } from 'react'
import { clock } from '#lib/dates.ts'
import { langOf, useText } from '#lib/language.ts'
import { MessageText } from './MessageText.tsx'
import { messages } from './messages.ts'
import styles from './talk.module.css'

type Props = {
  said: { content: string; createdAt: string; isDeleted?: boolean }
  isAsleep?: boolean
  /** How far it has come. */
  state?: ReactNode
}

export function Bubble({ said, isAsleep = false, state }: Props) {
  const text = useText(messages)
  return (
    <div className={styles.bubble} lang={langOf(said.content)} dir="auto">
      {said.isDeleted ? (
        <span className={styles.deleted}>{text.deleted}</span>
      ) : (
        <MessageText content={said.content} isAsleep={isAsleep} />
      )}
      <span className={styles.time}>
        <time dateTime={said.createdAt}>{clock(said.createdAt)}</time>
        {state}
      </span>
    </div>
  )
}
