import type { QueryClient } from '@tanstack/react-query'
import { setMemberships, useSession } from '#lib/session.ts'
import { myHubs } from './api.ts'

/** Fills the session with my hubs. The specification has a call that fails leave an empty list. */
export async function fillMemberships(client: QueryClient) {
  const userId = useSession.getState().user?._id
  const { jehubs } = await client.fetchQuery(myHubs()).catch(() => ({ jehubs: [] }))
  // Another may have signed in meanwhile.
  if (userId && useSession.getState().user?._id === userId)
    setMemberships(Object.fromEntries(jehubs.map(({ _id }) => [_id, true as const])))
}
