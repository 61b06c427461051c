import { CirclePlus } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { Menu } from '#ui/Menu.tsx'
import styles from './LeftNav.module.css'
import { messages } from './messages.ts'
import { useOwnMenu } from './useOwnMenu.tsx'

export function MoreMenu({ className }: { className: string | undefined }) {
  const text = useText(messages)
  const items = useOwnMenu()
  return (
    <Menu label={text.more} items={items}>
      {(trigger) => (
        <button type="button" className={className} {...trigger}>
          <CirclePlus className={styles.icon} />
          <span className={styles.label}>{text.more}</span>
        </button>
      )}
    </Menu>
  )
}
