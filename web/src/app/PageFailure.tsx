import { RotateCw } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'
import styles from './PageFailure.module.css'

/** In the first file, because it is needed when no other can be loaded. */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  const text = useText(messages)
  const isOffline = !navigator.onLine
  return (
    <div role="alert" className={styles.screen}>
      <h1 className={styles.title}>{isOffline ? text.offline : text.notLoaded}</h1>
      <p className={styles.sentence}>{isOffline ? text.opensByItself : text.checkLine}</p>
      <Button onClick={onRetry}>
        <RotateCw />
        {text.tryAgain}
      </Button>
    </div>
  )
}
