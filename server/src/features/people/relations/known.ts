import { because } from '@jes/contract/lib/refusals/because'
import { idOf } from '#features/core/users/queries.ts'
import { isNotBlocked } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { invalid, notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

/** The most people or hubs on one list. */
const MOST = 5_000

/**
 * The member that the viewer means: visible to them, or on a list of theirs already. Others who blocked the viewer do
 * not exist.
 */
export async function expectKnown(sql: Sql, viewer: Viewer, idOrName: string) {
  const [user] = await sql<{ id: string }[]>`
    select u.id from users u
    where u.id = ${idOf(sql, idOrName)}
      and (${isNotBlocked(sql, viewer.id, sql`u.id`)}
        or exists (select from blocks x where x.blocker_id = ${viewer.id} and x.blocked_id = u.id)
        or exists (select from mutes x where x.muter_id = ${viewer.id} and x.muted_id = u.id))`
  if (!user) throw notFound()
  return user.id
}

type List = 'blocks' | 'mutes' | 'hub_mutes'
const OWNERS = { blocks: 'blocker_id', mutes: 'muter_id', hub_mutes: 'user_id' }
const FULL = {
  blocks: because('people.blocks_full', { max: MOST }),
  mutes: because('people.mutes_full', { max: MOST }),
  hub_mutes: because('people.hub_mutes_full', { max: MOST }),
}

/** Refuses when a list is full; the viewer's row is locked, so that concurrent additions are counted. */
export async function expectRoom(sql: Sql, viewer: Viewer, list: List) {
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int from ${sql(list)} where ${sql(OWNERS[list])} = ${viewer.id}`
  if (count > MOST) throw invalid({ id: FULL[list] })
}
