import type { GroupMember } from '@jes/contract/messages/groups'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Shield, ShieldX, UserRoundX } from 'lucide-react'
import { UserRow } from '#features/core/users/UserRow.tsx'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { Chip } from '#ui/Chip.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { removeMember, setAdmin } from './api.ts'
import { attempt } from './attempt.ts'
import styles from './group.module.css'
import { messages } from './messages.ts'

type Props = { talkId: string; member: GroupMember; canManage: boolean; isMaker: boolean }

/** Somebody of a group, and for admins what they can do with them. */
export function MemberRow({ talkId, member, canManage, isMaker }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const { user, isAdmin, isAsked } = member
  const isMe = useSession((session) => session.user?._id === user._id)
  const userId = user._id
  const role: MenuItemProps = {
    label: isAdmin ? text.takeAdmin : text.makeAdmin,
    icon: isAdmin ? <ShieldX /> : <Shield />,
    onSelect: () => void attempt(() => setAdmin(client, talkId, { userId, isAdmin: !isAdmin })),
  }
  const removal: MenuItemProps = {
    label: text.remove,
    icon: <UserRoundX />,
    danger: true,
    onSelect: () => void attempt(() => removeMember(client, talkId, userId)),
  }
  const items = [...(isAsked ? [] : [role]), ...(isMe ? [] : [removal])]
  const shown = isMe ? { ...user, displayName: text.you } : user

  return (
    <UserRow user={{ ...shown, ...(isMaker && { bio: text.madeIt }) }}>
      <span className={styles.end}>
        {isAdmin && <Chip tone="red">{text.admin}</Chip>}
        {isAsked && <Chip>{text.asked}</Chip>}
        {canManage && (
          <Menu label={text.more(user.displayName)} items={items}>
            {(trigger) => (
              <IconButton label={text.more(user.displayName)} {...trigger}>
                <Ellipsis />
              </IconButton>
            )}
          </Menu>
        )}
      </span>
    </UserRow>
  )
}
