import type { FeedPeriod } from '@jes/contract/feeds/feeds'
import { type HubSort, hubApi } from '@jes/contract/hubs/hubs'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

export type HubOrder = { sort: HubSort; t: FeedPeriod }

/** The posts of a hub, pinned ones first. */
export function postsIn(hubId: string, { sort, t }: HubOrder) {
  return infiniteQueryOptions({
    queryKey: ['posts', 'hub', hubId, sort, sort === 'top' ? t : null],
    queryFn: ({ pageParam, signal }) =>
      call(
        hubApi.posts,
        { params: { id: hubId }, query: { sort, ...(sort === 'top' && { t }), cursor: pageParam } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}
