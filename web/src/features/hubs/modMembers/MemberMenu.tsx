import type { Hub } from '@jes/contract/hubs/hubs'
import type { HubMember } from '@jes/contract/hubs/memberships'
import { Ban, Crown, Ellipsis, NotebookPen, Shield, ShieldX, TriangleAlert } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { messages } from './messages.ts'

export type MemberAction = 'promote' | 'demote' | 'handOver' | 'notes' | 'warn' | 'ban'
type Props = { hub: Hub; member: HubMember; onAction: (action: MemberAction) => void }

/** The owner sets the roles; the team warns and bans members, never one of its own. */
export function MemberMenu({ hub, member: { role, user }, onAction }: Props) {
  const text = useText(messages)
  const me = useSession((session) => session.user?._id)
  if (user._id === me) return null

  const rows: (MenuItemProps & { action: MemberAction; isShown: boolean })[] = []
  const isOwner = hub.myRole === 'owner'
  const add = (action: MemberAction, isShown: boolean, label: string, icon: React.ReactNode) =>
    rows.push({
      action: action,
      isShown,
      label,
      icon,
      danger: action === 'ban',
      onSelect: () => onAction(action),
    })
  add('notes', true, text.notes, <NotebookPen />)
  add('promote', isOwner && role === 'member', text.makeModerator, <Shield />)
  add('demote', isOwner && role === 'moderator', text.takeRole, <ShieldX />)
  add('handOver', isOwner, text.handOver, <Crown />)
  add('warn', role === 'member', text.warn, <TriangleAlert />)
  add('ban', role === 'member', text.ban, <Ban />)
  const items = rows.flatMap(({ action: _, isShown, ...item }) => (isShown ? [item] : []))

  return (
    <Menu label={text.more(user.displayName)} items={items}>
      {(trigger) => (
        <IconButton label={text.more(user.displayName)} {...trigger}>
          <Ellipsis />
        </IconButton>
      )}
    </Menu>
  )
}
