import { MessagesSquare } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { usePlace } from '#lib/router.tsx'
import { useTalkCounts } from '#lib/talkCounts.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './MessagesLink.module.css'
import { messages } from './messages.ts'

/** The way to the messages, with the number of talks that have something new. */
export function MessagesLink() {
  const text = useText(messages)
  const { pathname } = usePlace()
  const { unread } = useTalkCounts()
  const isHere = pathname.split('/')[1] === 'messages'
  return (
    <Link
      to="/messages"
      className={styles.link}
      aria-current={isHere ? 'page' : undefined}
      aria-label={unread > 0 ? text.withNew(inDigits(String(unread))) : text.messages}
    >
      <MessagesSquare />
      <CountBadge count={unread} className={styles.count} />
    </Link>
  )
}
