import type { Talk, TalkChoices } from '@jes/contract/messages/talks'
import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Bell, BellOff, Pin, PinOff } from 'lucide-react'
import { chooseForTalk } from '#features/messages/talks/api.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { messages } from './menuMessages.ts'

/** The entries that mute, pin and archive a talk; none for a request. */
export function useTalkItems(talk: Talk): MenuItemProps[] {
  const text = useText(messages)
  const client = useQueryClient()
  const { isMuted, isPinned, isArchived } = talk

  async function choose(choices: TalkChoices) {
    try {
      await chooseForTalk(client, talk._id, choices)
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }

  if (talk.folder === 'requests') return []
  return [
    {
      label: isMuted ? text.unmute : text.mute,
      icon: isMuted ? <Bell /> : <BellOff />,
      onSelect: () => void choose({ isMuted: !isMuted }),
    },
    {
      label: isPinned ? text.unpin : text.pin,
      icon: isPinned ? <PinOff /> : <Pin />,
      onSelect: () => void choose({ isPinned: !isPinned }),
    },
    {
      label: isArchived ? text.unarchive : text.archive,
      icon: isArchived ? <ArchiveRestore /> : <Archive />,
      onSelect: () => void choose({ isArchived: !isArchived }),
    },
  ]
}
