import type { Notification } from '@jes/contract/notifications/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { Check, Ellipsis } from 'lucide-react'
import { useMuteItem } from '#features/people/relations/useMuteItem.tsx'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { messages } from './messages.ts'
import styles from './NotificationRow.module.css'
import { readOne } from './read.ts'

export function RowMenu({ notification }: { notification: Notification }) {
  const text = useText(messages)
  const client = useQueryClient()
  const { ad, isRead } = notification
  const mute = useMuteItem(ad?._id, { asks: false })

  const read: MenuItemProps = {
    label: text.markRead,
    icon: <Check />,
    onSelect: () => void readOne(client, notification),
  }
  const items = [...(isRead ? [] : [read]), ...mute]
  if (items.length === 0) return null

  return (
    <Menu label={text.more} items={items}>
      {(trigger) => (
        <IconButton label={text.more} className={styles.more} {...trigger}>
          <Ellipsis />
        </IconButton>
      )}
    </Menu>
  )
}
