import type { FeedPeriod } from '@jes/contract/feeds/feeds'
import { type HubSort, hubApi } from '@jes/contract/hubs/hubs'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

export type HubOrder = { sort: HubSort; t: FeedPeriod }

/** The posts of a hub, pinned ones first. */
export function postsIn(hubId: string, { sort, t }: HubOrder) {
  return pagedQuery(
    keyFor('lists', 'posts', 'hub', hubId, sort, sort === 'top' ? t : null),
    (cursor, signal) =>
      call(
        hubApi.posts,
        { params: { id: hubId }, query: { sort, ...(sort === 'top' && { t }), cursor } },
        signal,
      ),
  )
}
