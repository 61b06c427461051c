import { moderationApi } from '@jes/contract/hubs/moderation'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** What the team of a hub did, newest first. */
export function modLogOf(hub: string) {
  return infiniteQueryOptions({
    queryKey: ['modlog', hub],
    queryFn: ({ pageParam, signal }) =>
      call(moderationApi.log, { params: { id: hub }, query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}
