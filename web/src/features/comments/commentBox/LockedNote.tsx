import { Lock } from 'lucide-react'
import { useText } from '#lib/language.ts'
import styles from './LockedNote.module.css'
import { messages } from './messages.ts'

export function LockedNote() {
  const text = useText(messages)
  return (
    <p className={styles.note}>
      <Lock size={18} />
      {text.locked}
    </p>
  )
}
