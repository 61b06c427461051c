import { useQueryClient } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useUnread } from '#features/notifications/unread/unread.ts'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { CountBadge } from '#ui/CountBadge.tsx'
import { readAll } from './api.ts'
import { messages } from './messages.ts'
import styles from './notifications.module.css'

/** The name of the list, how many of it are unread, and a way to have read them all. */
export function Heading({ as: Title }: { as: 'h1' | 'h2' }) {
  const text = useText(messages)
  const client = useQueryClient()
  const unread = useUnread()

  return (
    <div className={styles.heading}>
      <Title className={styles.title} tabIndex={Title === 'h1' ? -1 : undefined}>
        {text.title}
      </Title>
      <CountBadge count={unread} label={text.unread} />
      {unread === 0 && <span className={styles.zero}>{inDigits('0')}</span>}
      {unread > 0 && (
        <Button
          look="ghost"
          size="sm"
          className={styles.readAll}
          onClick={() => void readAll(client)}
        >
          <CheckCheck />
          {text.markAllRead}
        </Button>
      )}
    </div>
  )
}
