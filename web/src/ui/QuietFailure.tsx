import { catalogue, useText } from '#lib/language.ts'
import { Button } from './Button.tsx'
import styles from './QuietFailure.module.css'

const messages = catalogue({
  failed: ['This did not load.', 'यो लोड भएन।'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
})

/** The error state of a card beside the page: one line, without an alarm. */
export function QuietFailure({ onRetry }: { onRetry: () => void }) {
  const text = useText(messages)
  return (
    <p className={styles.line}>
      {text.failed}
      <Button look="ghost" size="sm" onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </p>
  )
}
