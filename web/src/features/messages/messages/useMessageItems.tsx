import { EDIT_MINUTES, type Message } from '@jes/contract/messages/messages'
import { Copy, PenLine, Reply, Trash2 } from 'lucide-react'
import { startEdit, startReply } from '#features/messages/messageBox/composing.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useMinute } from '#lib/useMinute.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { messages } from './menuMessages.ts'

type Options = {
  isMine: boolean
  /** It can be answered. */
  isOpen: boolean
  onRemove: (whose: 'me' | 'all') => void
}

/** The entries of a message's menu below its signs. */
export function useMessageItems(message: Message, { isMine, isOpen, onRemove }: Options) {
  const text = useText(messages)
  const age = useMinute() - Date.parse(message.createdAt)
  const isOwn = isMine && !message.isDeleted
  const items: (MenuItemProps | false)[] = [
    isOpen && { label: text.reply, icon: <Reply />, onSelect: () => startReply(message) },
    isOwn &&
      age < EDIT_MINUTES * 60_000 && {
        label: text.edit,
        icon: <PenLine />,
        onSelect: () => startEdit(message),
      },
    !message.isDeleted && {
      label: text.copy,
      icon: <Copy />,
      onSelect: () => void copy(message.content, text.copied),
    },
    { label: text.removeForMe, icon: <Trash2 />, onSelect: () => onRemove('me') },
    isOwn && {
      label: text.removeForAll,
      icon: <Trash2 />,
      danger: true,
      onSelect: () => onRemove('all'),
    },
  ]
  return items.filter((item) => item !== false)
}

async function copy(content: string, copied: string) {
  try {
    await navigator.clipboard.writeText(content)
    toast.success(copied)
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
  }
}
