import { moderationApi } from '@jes/contract/hubs/moderation'
import type { QueryClient } from '@tanstack/react-query'
import { refetchAdmin } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

export type Verdict = 'upheld' | 'overturned'

/** The open appeals that I may decide, the oldest first. */
export function openAppeals() {
  return pagedQuery(keyFor('desk', 'appeals'), (cursor, signal) =>
    call(moderationApi.appeals, { query: { cursor } }, signal),
  )
}

export async function decideAppeal(
  client: QueryClient,
  id: string,
  body: { state: Verdict; answer: string },
) {
  await call(moderationApi.decide, { params: { id }, body })
  await refetchAdmin(client)
}
