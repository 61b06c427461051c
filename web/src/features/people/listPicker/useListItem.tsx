import { ListPlus } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import { messages } from './messages.ts'

const load = () => import('./ListPicker.tsx')

/** The menu entry that puts somebody on lists of one's own; oneself too. */
export function useListItem(person: { _id: string; displayName: string }) {
  const text = useText(messages)
  const isMember = useSession(({ isAuthenticated }) => isAuthenticated)
  const { loaded, isOpen, open, close } = useLateDialog(load)
  const items: MenuItemProps[] = isMember
    ? [{ label: text.addToList, icon: <ListPlus />, onSelect: open }]
    : []
  const dialog = loaded && <loaded.ListPicker person={person} open={isOpen} onClose={close} />
  return { items, dialog }
}
