import { moderationApi, type QueueItem } from '@jes/contract/hubs/moderation'
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { QUEUES } from '#features/hubs/moderation/api.ts'
import { call } from '#lib/api.ts'

type Queue = InfiniteData<{ items: QueueItem[]; nextCursor: string | null }>

/** What waits for the team of a hub. */
export function queueOf(hub: string) {
  return infiniteQueryOptions({
    queryKey: [...QUEUES, hub],
    queryFn: ({ pageParam, signal }) =>
      call(moderationApi.queue, { params: { id: hub }, query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** Out of the queue at once; the server says later whether it is. */
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
