import type { Post } from '@jes/contract/posts/posts'
import { FolderInput } from 'lucide-react'
import { useText } from '#lib/language.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import { messages } from './messages.ts'

/** In the menu of what is saved: into which folder it goes. */
export function useMoveItem({ _id, isBookmarked }: Post) {
  const text = useText(messages)
  const { loaded, isOpen, open, close } = useLateDialog(() => import('./MoveDialog.tsx'))
  const items: MenuItemProps[] = isBookmarked
    ? [{ label: text.move, icon: <FolderInput />, onSelect: open }]
    : []
  const dialog = loaded && <loaded.MoveDialog adId={_id} open={isOpen} onClose={close} />
  return { items, dialog }
}
