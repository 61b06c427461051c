import type { Hub } from '@jes/contract/hubs/hubs'
import { useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { watch } from './watch.ts'
import { messages } from './watchMessages.ts'

/** A notification for each new post, or none. */
export function WatchButton({ hub }: { hub: Hub }) {
  const text = useText(messages)
  const client = useQueryClient()

  return (
    <IconButton
      label={text.watch}
      look="filled"
      aria-pressed={hub.isWatched}
      onClick={() => void watch(client, hub, !hub.isWatched)}
    >
      <Bell fill={hub.isWatched ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
