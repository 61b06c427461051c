import { CircleCheck, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useWaitingCount } from '#features/core/outbox/acts.ts'
import { messages as waitingMessages } from '#features/core/outbox/waitingMessages.ts'
import { useText } from '#lib/language.ts'
import { useLine } from '#lib/line.ts'
import { setLine } from '#lib/lineNews.ts'
import { classes } from '#ui/classes.ts'
import { Link } from '#ui/Link.tsx'
import { messages } from './messages.ts'
import styles from './OfflineStrip.module.css'
import { watchLine } from './watchLine.ts'

const SHOWN_BACK = 4_000

/** Says that there is no connection, and for a moment that it is back. */
export function OfflineStrip() {
  const text = useText(messages)
  const waiting = useText(waitingMessages)
  const { line } = useLine()
  const count = useWaitingCount()
  const isAway = line === 'cut' || line === 'in doubt'

  useEffect(() => (isAway ? watchLine() : undefined), [isAway])
  useEffect(() => {
    if (line !== 'back') return
    const timer = setTimeout(() => setLine('up'), SHOWN_BACK)
    return () => clearTimeout(timer)
  }, [line])

  return (
    <div role="status">
      {line === 'cut' && (
        <p className={styles.strip}>
          <WifiOff size={20} />
          <span>
            {[text.offline, count > 0 && waiting.wait(count)].filter(Boolean).join(' · ')}
          </span>
          {count > 0 && (
            <Link to="/outbox" className={styles.see}>
              {waiting.see}
            </Link>
          )}
        </p>
      )}
      {line === 'back' && (
        <p className={classes(styles.strip, styles.back)}>
          <CircleCheck size={20} />
          {text.online}
        </p>
      )}
    </div>
  )
}
