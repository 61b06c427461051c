import { Check, CircleAlert } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'
import styles from './settings.module.css'

type Props = { isSaved: boolean; problem: Error | null; onRetry?: () => void }

/** Beside a changed setting: saved, or why not. */
export function SaveSign({ isSaved, problem, onRetry }: Props) {
  const text = useText(messages)
  return (
    <>
      <span role="status" className={styles.sign} data-failed={problem ? true : undefined}>
        {isSaved && (
          <>
            <Check size={16} aria-hidden="true" />
            {text.saved}
          </>
        )}
        {problem && (
          <>
            <CircleAlert size={16} aria-hidden="true" />
            {problem.message}
          </>
        )}
      </span>
      {problem && onRetry && (
        <Button look="ghost" size="sm" onClick={onRetry}>
          {text.tryAgain}
        </Button>
      )}
    </>
  )
}
