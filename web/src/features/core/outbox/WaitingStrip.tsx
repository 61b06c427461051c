import { Clock, WifiOff } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useLine } from '#lib/line.ts'
import { Strip } from '#ui/Strip.tsx'
import { useWaitingCount } from './acts.ts'
import { messages } from './waitingMessages.ts'

/** Above every page while something is not sent: how much, whether there is a connection, and the way to it. */
export function WaitingStrip() {
  const text = useText(messages)
  const count = useWaitingCount()
  const isCut = useLine(({ line }) => line === 'cut')
  if (count === 0) return null
  return (
    <div role="status">
      <Strip
        tone="warning"
        icon={isCut ? <WifiOff size={20} /> : <Clock size={20} />}
        link={{ to: '/outbox', label: text.see }}
      >
        {[isCut && text.offline, text.wait(count)].filter(Boolean).join(' · ')}
      </Strip>
    </div>
  )
}
