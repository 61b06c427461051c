import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useText } from '#lib/language.ts'
import { messages } from './messages.ts'
import styles from './outbox.module.css'

/** Says in the header that the browser has no connection. */
export function OfflineChip() {
  const text = useText(messages)
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine)
  if (isOnline) return null
  return (
    <span className={styles.chip}>
      <WifiOff size={18} />
      {text.offline}
    </span>
  )
}

function listen(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
