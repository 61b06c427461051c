import type { Hub } from '@jes/contract/hubs/hubs'
import { useQueryClient } from '@tanstack/react-query'
import { Volume2, VolumeX } from 'lucide-react'
import { useText } from '#lib/language.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { muteHub } from './hubActs.ts'
import { messages } from './messages.ts'

export function useMuteHubItem(hub: Hub): MenuItemProps {
  const text = useText(messages)
  const client = useQueryClient()
  return {
    label: hub.isMuted ? text.unmuteHub : text.muteHub,
    icon: hub.isMuted ? <Volume2 /> : <VolumeX />,
    onSelect: () => void muteHub(client, hub, !hub.isMuted),
  }
}
