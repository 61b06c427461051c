import { CircleCheck, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useWaitingCount } from '#features/core/outbox/acts.ts'
import { useText } from '#lib/language.ts'
import { useLine } from '#lib/line.ts'
import { setLine } from '#lib/lineNews.ts'
import { Strip } from '#ui/Strip.tsx'
import { messages } from './messages.ts'
import { watchLine } from './watchLine.ts'

const SHOWN_BACK = 4_000

/** Says that there is no connection, unless the strip of what waits does, and for a moment that it is back. */
export function OfflineStrip() {
  const text = useText(messages)
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
      {line === 'cut' && count === 0 && (
        <Strip tone="warning" icon={<WifiOff size={20} />}>
          {text.offline}
        </Strip>
      )}
      {line === 'back' && (
        <Strip tone="success" icon={<CircleCheck size={20} />}>
          {text.online}
        </Strip>
      )}
    </div>
  )
}
