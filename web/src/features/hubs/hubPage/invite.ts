import { membershipApi } from '@jes/contract/hubs/memberships'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { forgetHub } from '#features/hubs/hubs/cache.ts'
import { show } from '#features/hubs/hubs/join.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** Joins by a link; what was closed is fetched, and the page stays busy until it is loaded. */
export async function accept(client: QueryClient, code: string) {
  const { jehub, joinState, memberCount } = await call(membershipApi.accept, { params: { code } })
  show(client, jehub._id, { joinState, memberCount })
  await forgetHub(client, jehub._id)
}

/** The hub of an invitation link; an expired code is an error with its sentence. */
export function inviteOf(code: string) {
  return queryOptions({
    queryKey: keyFor('hub invite', code),
    queryFn: ({ signal }) => call(membershipApi.findInvite, { params: { code } }, signal),
    select: ({ jehub }) => jehub,
  })
}
