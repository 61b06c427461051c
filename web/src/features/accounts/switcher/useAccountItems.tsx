import { useQueryClient } from '@tanstack/react-query'
import { Lock, LogOut, UserRoundPlus } from 'lucide-react'
import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { useLogOut } from '#features/core/viewer/useLogOut.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { CountBadge } from '#ui/CountBadge.tsx'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import styles from './Accounts.module.css'
import { addAccount, switchTo } from './api.ts'
import { messages } from './messages.ts'
import { type OtherAccount, useAccounts } from './useAccounts.ts'
import { useLogOutAll } from './useLogOutAll.ts'

/** For the menu of a desk: the other accounts with their news, a way to add one, and the ways out. */
export function useAccountItems(): MenuItemProps[] {
  const text = useText(messages)
  const client = useQueryClient()
  const username = useSession((session) => session.user?.username)
  const { others, canAdd } = useAccounts()
  const logOut = useLogOut()
  const logOutAll = useLogOutAll()

  function rowOf({ _id, username, displayName, image, unread, hasEnded }: OtherAccount) {
    return {
      label: hasEnded ? text.logInAgainAs(username) : text.switchTo(username),
      icon: <Avatar id={_id} name={displayName} image={image} size={24} />,
      aside: hasEnded ? (
        <Lock className={styles.aside} />
      ) : (
        <CountBadge count={unread} label={text.unread} className={styles.aside} />
      ),
      onSelect: () => void (hasEnded ? addAccount() : switchTo(client, _id)).catch(sayRefusal),
    }
  }

  const add: MenuItemProps = {
    label: text.add,
    icon: <UserRoundPlus />,
    onSelect: () => void addAccount().catch(sayRefusal),
  }
  const hasOthers = others.length > 0
  const end: MenuItemProps = {
    label: hasOthers && username ? text.leaveAs(username) : text.leave,
    icon: <LogOut />,
    danger: true,
    onSelect: () => logOut.mutate({}),
  }
  const endAll = { ...end, label: text.logOutAll, onSelect: logOutAll }
  return [...others.map(rowOf), ...(canAdd ? [add] : []), end, ...(hasOthers ? [endAll] : [])]
}
