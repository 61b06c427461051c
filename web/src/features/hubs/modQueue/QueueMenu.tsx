import type { QueueItem } from '@jes/contract/hubs/moderation'
import { Ban, Ellipsis, Lock, TriangleAlert } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import type { ItemDeed } from './itemDeed.ts'
import { messages } from './messages.ts'

type Props = { item: QueueItem; onDeed: (deed: ItemDeed) => void }

export function QueueMenu({ item, onDeed }: Props) {
  const text = useText(messages)
  const lock: MenuItemProps = {
    label: text.lock,
    icon: <Lock />,
    onSelect: () => onDeed('lock'),
  }
  const items: MenuItemProps[] = [
    { label: text.warn, icon: <TriangleAlert />, onSelect: () => onDeed('warn') },
    ...(item.kind === 'post' ? [lock] : []),
    { label: text.ban, icon: <Ban />, danger: true, onSelect: () => onDeed('ban') },
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
