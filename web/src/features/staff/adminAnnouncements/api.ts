import { announcementApi, type NewAnnouncement } from '@jes/contract/site/announcements'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { ADMIN, askDeskAnew } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'

/** What everybody was, is or will be told. */
export function allAnnouncements() {
  return infiniteQueryOptions({
    queryKey: [...ADMIN, 'announcements'],
    queryFn: ({ pageParam, signal }) =>
      call(announcementApi.list, { query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** Without an id it is a new one. */
export async function announce(client: QueryClient, id: string | null, body: NewAnnouncement) {
  if (id === null) await call(announcementApi.announce, { body })
  else await call(announcementApi.change, { params: { id }, body })
  await forget(client)
}

export async function removeAnnouncement(client: QueryClient, id: string) {
  await call(announcementApi.remove, { params: { id } })
  await forget(client)
}

/** The banner of this very page asks again, too. */
async function forget(client: QueryClient) {
  void client.invalidateQueries({ queryKey: ['announcements'] })
  await askDeskAnew(client)
}
