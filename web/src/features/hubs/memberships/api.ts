import { membershipApi } from '@jes/contract/hubs/memberships'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** The members of a hub: the team first, then the newest. */
export function membersOf(hubId: string, q: string) {
  return pagedQuery(keyFor('hub members', hubId, q), (cursor, signal) =>
    call(
      membershipApi.members,
      { params: { id: hubId }, query: { ...(q && { q }), cursor } },
      signal,
    ),
  )
}
