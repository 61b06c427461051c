import type { Post } from '@jes/contract/posts/posts'
import { Eye } from 'lucide-react'
import { useText } from '#lib/language.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import { messages } from './messages.ts'

/** In the menu of one's own post: who sees it, and who may comment. */
export function useAudienceItem(post: Post) {
  const text = useText(messages)
  const { loaded, isOpen, open, close } = useLateDialog(() => import('./AudienceDialog.tsx'))
  const items: MenuItemProps[] = post.canEdit
    ? [{ label: text.item, icon: <Eye />, onSelect: open }]
    : []
  const dialog = loaded && <loaded.AudienceDialog post={post} open={isOpen} onClose={close} />
  return { items, dialog }
}
