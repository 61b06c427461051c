import { Clock } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useLine } from '#lib/line.ts'
import { Link } from '#ui/Link.tsx'
import { useWaitingCount } from './acts.ts'
import styles from './outbox.module.css'
import { messages } from './waitingMessages.ts'

/** Above every page while something is not sent: how much, and the way to it. */
export function WaitingStrip() {
  const text = useText(messages)
  const count = useWaitingCount()
  const isCut = useLine(({ line }) => line === 'cut')
  // Without a connection the strip that says so counts them too: one strip at a time.
  if (count === 0 || isCut) return null
  return (
    <div role="status" className={styles.strip}>
      <Clock size={18} />
      <span>{text.wait(count)}</span>
      <Link to="/outbox">{text.see}</Link>
    </div>
  )
}
