import { CircleCheck } from 'lucide-react'
import { langOf, useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { messages } from './messages.ts'
import styles from './PollView.module.css'

type Props = { option: { text: string; votes: number }; total: number; isMine: boolean }

export function PollResult({ option, total, isMine }: Props) {
  const text = useText(messages)
  const share = total > 0 ? Math.round((option.votes / total) * 100) : 0

  return (
    <p className={styles.result} data-mine={isMine || undefined}>
      <span className={styles.bar} style={{ inlineSize: `${share}%` }} />
      <span className={styles.words} lang={langOf(option.text)}>
        {option.text}
        {isMine && (
          <>
            <CircleCheck size={18} aria-hidden="true" />
            <VisuallyHidden>{text.mine}</VisuallyHidden>
          </>
        )}
      </span>
      <span className={styles.share}>{inDigits(`${share}%`)}</span>
    </p>
  )
}
