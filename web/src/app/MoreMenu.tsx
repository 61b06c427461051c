import { CirclePlus } from 'lucide-react'
import { useText } from '#lib/language.ts'
import styles from './LeftNav.module.css'
import { messages } from './messages.ts'
import { OwnMenuButton } from './OwnMenuButton.tsx'

export function MoreMenu({ className }: { className: string | undefined }) {
  const text = useText(messages)
  return (
    <OwnMenuButton label={text.more} creates>
      {(trigger) => (
        <button type="button" className={className} {...trigger}>
          <CirclePlus className={styles.icon} />
          <span className={styles.label}>{text.more}</span>
        </button>
      )}
    </OwnMenuButton>
  )
}
