import type { QueueItem } from '@jes/contract/hubs/moderation'
import { Ban, Ellipsis, Lock, TriangleAlert } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import type { ItemAction } from './itemAction.ts'
import { messages } from './messages.ts'

type Props = { item: QueueItem; onAction: (action: ItemAction) => void }

export function QueueMenu({ item, onAction }: Props) {
  const text = useText(messages)
  const lock: MenuItemProps = {
    label: text.lock,
    icon: <Lock />,
    onSelect: () => onAction('lock'),
  }
  const items: MenuItemProps[] = [
    { label: text.warn, icon: <TriangleAlert />, onSelect: () => onAction('warn') },
    ...(item.kind === 'post' ? [lock] : []),
    { label: text.ban, icon: <Ban />, danger: true, onSelect: () => onAction('ban') },
  ]

  return (
    <Menu label={text.more} items={items}>
      {(trigger) => (
        <IconButton label={text.more} {...trigger}>
          <Ellipsis />
        </IconButton>
      )}
    </Menu>
  )
}
