import { useQueryClient } from '@tanstack/react-query'
import { UserRound, UserRoundPlus } from 'lucide-react'
import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { useText } from '#lib/language.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { addAccount, switchTo } from './api.ts'
import { messages } from './messages.ts'
import { useAccounts } from './useAccounts.ts'

/** For the menu of a desk: the other accounts, and a way to add one. */
export function useAccountItems(): MenuItemProps[] {
  const text = useText(messages)
  const client = useQueryClient()
  const { others, canAdd } = useAccounts()
  const add: MenuItemProps = {
    label: text.add,
    icon: <UserRoundPlus />,
    onSelect: () => void addAccount().catch(sayRefusal),
  }
  return [
    ...others
      .filter(({ hasEnded }) => !hasEnded)
      .map(({ _id, username }) => ({
        label: text.switchTo(username),
        icon: <UserRound />,
        onSelect: () => void switchTo(client, _id).catch(sayRefusal),
      })),
    ...(canAdd ? [add] : []),
  ]
}
