import { moderationApi } from '@jes/contract/hubs/moderation'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { ADMIN, askDeskAnew } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'

export type Verdict = 'upheld' | 'overturned'

/** The open appeals that I may decide, the oldest first. */
export function openAppeals() {
  return infiniteQueryOptions({
    queryKey: [...ADMIN, 'appeals'],
    queryFn: ({ pageParam, signal }) =>
      call(moderationApi.appeals, { query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

export async function decideAppeal(
  client: QueryClient,
  id: string,
  body: { state: Verdict; answer: string },
) {
  await call(moderationApi.decide, { params: { id }, body })
  await askDeskAnew(client)
}
