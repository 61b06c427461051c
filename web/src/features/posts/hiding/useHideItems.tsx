import type { Post } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronsDown, ChevronsUp, EyeOff, History, VolumeX } from 'lucide-react'
import { muteHub } from '#features/people/relations/hubActs.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { hidePost, wantFewer } from './api.ts'
import { messages } from './messages.ts'

/** The rows of a post's menu that steer what is shown next; one's own posts have none. */
export function useHideItems(post: Post): MenuItemProps[] {
  const text = useText(messages)
  const client = useQueryClient()
  const isMember = useSession((session) => session.isAuthenticated)
  if (!isMember || post.canEdit) return []

  const { jehub } = post
  const isFewer = post.why?.reason === 'fewerOfHub'
  const ofHub = (hub: NonNullable<Post['jehub']>): MenuItemProps[] => [
    {
      label: isFewer ? text.asMany(hub.name) : text.fewer(hub.name),
      icon: isFewer ? <ChevronsUp /> : <ChevronsDown />,
      onSelect: () => void wantFewer(hub, !isFewer),
    },
    {
      label: text.mute(hub.name),
      icon: <VolumeX />,
      onSelect: () => void muteHub(client, hub, true),
    },
  ]
  return [
    {
      label: text.notInterested,
      icon: <EyeOff />,
      onSelect: () => void hidePost(client, post, 'notInterested'),
    },
    { label: text.seen, icon: <History />, onSelect: () => void hidePost(client, post, 'seen') },
    ...(jehub ? ofHub(jehub) : []),
  ]
}
