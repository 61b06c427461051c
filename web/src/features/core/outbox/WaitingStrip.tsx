import { Clock, WifiOff } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useLine } from '#lib/line.ts'
import { Link } from '#ui/Link.tsx'
import { useWaitingCount } from './acts.ts'
import styles from './outbox.module.css'
import { messages } from './waitingMessages.ts'

/** Above every page while something is not sent: how much, whether there is a connection, and the way to it. */
export function WaitingStrip() {
  const text = useText(messages)
  const count = useWaitingCount()
  const isCut = useLine(({ line }) => line === 'cut')
  if (count === 0) return null
  return (
    <div role="status" className={styles.strip}>
      {isCut ? <WifiOff size={18} /> : <Clock size={18} />}
      <span>{[isCut && text.offline, text.wait(count)].filter(Boolean).join(' · ')}</span>
      <Link to="/outbox">{text.see}</Link>
    </div>
  )
}
