import { Check, CheckCheck } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { messages } from './messages.ts'
import styles from './talk.module.css'

/** Behind the time of my message: sent, or read. */
export function SentState({ isRead }: { isRead: boolean }) {
  const text = useText(messages)
  return (
    <>
      {isRead ? <CheckCheck className={styles.read} /> : <Check />}
      <VisuallyHidden>{isRead ? text.read : text.sent}</VisuallyHidden>
    </>
  )
}
