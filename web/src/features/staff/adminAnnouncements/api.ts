import { announcementApi, type NewAnnouncement } from '@jes/contract/site/announcements'
import type { QueryClient } from '@tanstack/react-query'
import { refetchAdmin } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** Past, current and future announcements. */
export function allAnnouncements() {
  return pagedQuery(keyFor('desk', 'announcements'), (cursor, signal) =>
    call(announcementApi.list, { query: { cursor } }, signal),
  )
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

/** The banner of this page is refetched, too. */
async function forget(client: QueryClient) {
  void client.invalidateQueries({ queryKey: keyFor('announcements') })
  await refetchAdmin(client)
}
