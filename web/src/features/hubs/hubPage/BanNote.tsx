import type { Hub } from '@jes/contract/hubs/hubs'
import type { ReactNode } from 'react'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Txt } from '#ui/Txt.tsx'
import { messages } from './banMessages.ts'
import styles from './HubNote.module.css'

type Props = { ban: NonNullable<Hub['ban']>; appeal: ReactNode }

/** A banned member reads why and until when, and finds the link to appeal. */
export function BanNote({ ban, appeal }: Props) {
  const text = useText(messages)

  return (
    <div className={styles.note}>
      <Alert>
        <p>{ban.until ? text.bannedUntil(longDate(ban.until)) : text.banned}</p>
        {ban.reason && <Txt as="p">{text.reason(ban.reason)}</Txt>}
        {appeal}
      </Alert>
    </div>
  )
}
