import { moderationApi, type QueueItem } from '@jes/contract/hubs/moderation'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

type Queue = InfiniteData<{ items: QueueItem[]; nextCursor: string | null }>

/** The team's queue of a hub. */
export function queueOf(hub: string) {
  return pagedQuery(keyFor('team', 'queue', hub), (cursor, signal) =>
    call(moderationApi.queue, { params: { id: hub }, query: { cursor } }, signal),
  )
}

/** Removed from the queue at once; the server confirms later. */
export function takeOutItem(client: QueryClient, hub: string, id: string) {
  client.setQueryData<Queue>(
    queueOf(hub).queryKey,
    (queue) =>
      queue && {
        ...queue,
        pages: queue.pages.map((page) => ({
          ...page,
          items: page.items.filter(({ _id }) => _id !== id),
        })),
      },
  )
}
