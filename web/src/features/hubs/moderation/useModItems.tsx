import type { Post } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { Ban, Check, Lock, LockOpen, Pin, RotateCcw, ShieldX, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import { keep, restore, setOnPost } from './acting.ts'
import { messages } from './itemMessages.ts'
import type { DialogAction } from './ModDialog.tsx'
import { type Subject, subjectOfPost } from './subject.ts'

const load = () => import('./ModDialog.tsx')

type Items = { items: MenuItemProps[]; dialog: React.ReactNode }

/** What the team of a hub can do with one of its posts. */
export function usePostModItems(post: Post): Items {
  const text = useText(messages)
  const client = useQueryClient()
  const subject = post.canModerate ? subjectOfPost(post) : null
  const { items, dialog } = useModItems(subject)
  if (!subject) return { items: [], dialog: null }
  const { isLocked, isHubPinned, state, _id: id } = post

  const stateItem: MenuItemProps[] =
    state === 'live' || items.length === 0
      ? []
      : state === 'held'
        ? [{ label: text.approve, icon: <Check />, onSelect: () => void keep(client, subject) }]
        : [
            {
              label: text.restore,
              icon: <RotateCcw />,
              onSelect: () => void restore(client, subject),
            },
          ]
  const standing: MenuItemProps[] = [
    {
      label: isHubPinned ? text.unpin : text.pin,
      icon: <Pin />,
      onSelect: () => void setOnPost(client, id, isHubPinned ? 'unpin' : 'pin'),
    },
    {
      label: isLocked ? text.unlock : text.lock,
      icon: isLocked ? <LockOpen /> : <Lock />,
      onSelect: () => void setOnPost(client, id, isLocked ? 'unlock' : 'lock'),
    },
  ]
  const acts = state === 'removed' ? items.slice(1) : items
  return { items: [...stateItem, ...(state === 'live' ? standing : []), ...acts], dialog }
}

/** Remove, warn and ban: each asks for its reason in a dialog. Nobody decides about what they wrote themselves. */
export function useModItems(subject: Subject | null): Items {
  const text = useText(messages)
  const me = useSession((session) => session.user?._id)
  const { loaded, isOpen, open, close } = useLateDialog(load)
  const [action, setAction] = useState<DialogAction>('remove')
  if (!subject || subject.user._id === me) return { items: [], dialog: null }

  function openDialog(action: DialogAction) {
    setAction(action)
    open()
  }

  const items: MenuItemProps[] = [
    {
      label: text.removeAsTeam,
      icon: <ShieldX />,
      danger: true,
      onSelect: () => openDialog('remove'),
    },
    { label: text.warn, icon: <TriangleAlert />, onSelect: () => openDialog('warn') },
    { label: text.ban, icon: <Ban />, danger: true, onSelect: () => openDialog('ban') },
  ]
  const dialog = loaded && (
    <loaded.ModDialog
      key={action}
      action={action}
      subject={subject}
      open={isOpen}
      onClose={close}
    />
  )
  return { items, dialog }
}
