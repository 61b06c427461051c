import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Covered.module.css'
import { messages } from './noteMessages.ts'

export function FailedVideo({ onRetry }: { onRetry: () => void }) {
  const text = useText(messages)

  return (
    <div role="alert" className={styles.covered}>
      <p>{text.failed}</p>
      <Button size="sm" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  )
}
