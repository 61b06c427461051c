import { postApi } from '@jes/contract/posts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import type { Order } from './hashtagIn.ts'

export function postsTagged(hashtag: string, sort: Order) {
  return infiniteQueryOptions({
    queryKey: ['posts', 'tagged', hashtag, sort],
    queryFn: ({ pageParam, signal }) =>
      call(postApi.list, { query: { feed: 'latest', hashtag, sort, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}
