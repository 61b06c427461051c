import { moderationApi } from '@jes/contract/hubs/moderation'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** The team's actions in a hub, newest first. */
export function modLogOf(hub: string) {
  return pagedQuery(keyFor('team', 'log', hub), (cursor, signal) =>
    call(moderationApi.log, { params: { id: hub }, query: { cursor } }, signal),
  )
}
