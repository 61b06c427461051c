import { Clock } from 'lucide-react'
import { catalogue, useText } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'
import { Link } from '#ui/Link.tsx'
import { useWaitingCount } from './acts.ts'
import styles from './outbox.module.css'

const messages = catalogue({
  wait: [
    (n: number) => `${number(n)} ${plural(n, 'thing waits', 'things wait')} to be sent`,
    (n: number) => `${number(n)} कुरा पठाउन बाँकी`,
  ],
  see: ['See them', 'हेर्नुहोस्'],
})

/** Above every page while something is not sent: how much, and the way to it. */
export function WaitingStrip() {
  const text = useText(messages)
  const count = useWaitingCount()
  if (count === 0) return null
  return (
    <div role="status" className={styles.strip}>
      <Clock size={18} />
      <span>{text.wait(count)}</span>
      <Link to="/outbox">{text.see}</Link>
    </div>
  )
}
