import { membershipApi } from '@jes/contract/hubs/memberships'
import type { QueryClient } from '@tanstack/react-query'
import { myHubs } from '#features/core/hubAccess/api.ts'
import { call } from '#lib/api.ts'
import { addMembership, setMemberships, useSession } from '#lib/session.ts'

/** Fills the session with my hubs. By the specification a failed call leaves an empty list. */
export async function fillMemberships(client: QueryClient) {
  const userId = userNow()
  const { jehubs } = await client.fetchQuery(myHubs()).catch(() => ({ jehubs: [] }))
  // Somebody else may have signed in meanwhile.
  if (!userId || userNow() !== userId) return
  const listed = Object.fromEntries(jehubs.map(({ _id }) => [_id, true as const]))
  setMemberships({ ...useSession.getState().memberships, ...listed })
}

/** Adds a hub to the session if I am its member. By the specification a failed check returns no. */
export async function checkMembership(hubId: string) {
  const userId = userNow()
  const { isMember } = await call(membershipApi.check, { params: { id: hubId } }).catch(() => ({
    isMember: false,
  }))
  if (isMember && userNow() === userId) addMembership(hubId)
}

function userNow() {
  return useSession.getState().user?._id
}
