import { canSee, findHub } from '#features/core/hubAccess/access.ts'
import type { Sql } from '#lib/db.ts'
import { invalid, refuse } from '#lib/errors.ts'

/** The hub to post in. One that the viewer may not post in does not exist. */
export async function expectPlace(sql: Sql, hubId: string, viewerId: string) {
  // The hub may become private or close at this moment: its row is locked.
  await sql`select from hubs where id = ${hubId} for no key update`
  const hub = await findHub(sql, hubId, viewerId)
  if (!hub || !canSee(hub)) throw invalid({ jehub: 'hubs.absent' })
  if (hub.joinState === 'banned') throw refuse('hubs.banned')
  return hub
}
