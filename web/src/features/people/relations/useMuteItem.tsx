import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BellOff, BellRing } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { muteOf, muteThread } from './api.ts'
import { messages } from './mutesMessages.ts'

type MuteItemOptions = {
  /** In a long list only what this browser did itself is known: no row makes a request. */
  asks: boolean
}

/** The menu entry that mutes the thread of a post, or unmutes it. */
export function useMuteItem(
  postId: string | undefined,
  { asks }: MuteItemOptions,
): MenuItemProps[] {
  const text = useText(messages)
  const client = useQueryClient()
  const isMember = useSession((session) => session.isAuthenticated)
  const mute = useQuery({
    ...muteOf(postId ?? ''),
    enabled: asks && isMember && postId !== undefined,
  })
  if (!isMember || postId === undefined) return []

  const isMuted = mute.data?.isMuted ?? false
  return [
    {
      label: isMuted ? text.unmute : text.mute,
      icon: isMuted ? <BellRing /> : <BellOff />,
      onSelect: () => void muteThread(client, postId, !isMuted),
    },
  ]
}
