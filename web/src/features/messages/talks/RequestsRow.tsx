import { ChevronRight, UserPlus } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useTalkCounts } from '#lib/talkCounts.ts'
import { Link } from '#ui/Link.tsx'
import { messages } from './messages.ts'
import styles from './talks.module.css'

/** The way to the requests of strangers; none where there are none. */
export function RequestsRow() {
  const text = useText(messages)
  const { requests } = useTalkCounts()
  if (requests === 0) return null
  return (
    <Link to="/messages?filter=requests" className={styles.requests}>
      <span className={styles.square}>
        <UserPlus />
      </span>
      <span className={styles.words}>
        <b>{text.requests(requests)}</b>
        <span>{text.fromStrangers}</span>
      </span>
      <ChevronRight className={styles.chevron} />
    </Link>
  )
}
