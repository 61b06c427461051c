import { canSee, findHub } from '#features/core/hubAccess/access.ts'
import type { Sql } from '#lib/db.ts'
import { invalid, refuse } from '#lib/errors.ts'

/** The hub that somebody wants to post in. One that is not for them is not there. */
export async function expectPlace(sql: Sql, hubId: string, viewerId: string) {
  // It may turn private or close just now: whoever comes first to its row is heard first.
  await sql`select from hubs where id = ${hubId} for no key update`
  const hub = await findHub(sql, hubId, viewerId)
  if (!hub || !canSee(hub)) throw invalid({ jehub: 'hubs.absent' })
  if (hub.joinState === 'banned') throw refuse('hubs.banned')
  return hub
}
