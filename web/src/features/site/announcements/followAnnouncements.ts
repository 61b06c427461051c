import type { QueryClient } from '@tanstack/react-query'
import { keyFor } from '#lib/keys.ts'
import { onLive } from '#lib/live.ts'
import { useHasAnnouncement } from './hasAnnouncement.ts'

/** An open page shows what is announced, and no longer what was taken back. */
export function followAnnouncements(client: QueryClient) {
  return onLive('announced', () => {
    useHasAnnouncement.setState(true, true)
    void client.invalidateQueries({ queryKey: keyFor('announcements') })
  })
}
