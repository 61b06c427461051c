import { MOST_FEWER_HUBS } from '@jes/contract/feeds/learning'
import { because } from '@jes/contract/lib/refusals/because'
import { expectInside } from '#features/core/hubAccess/access.ts'
import { sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { findLearning } from './queries.ts'

/** Posts of this hub stand lower in the viewer's For you; elsewhere nothing changes. */
export function wantFewer({ id }: Viewer, hubId: string) {
  return sql.begin(async (sql) => {
    const hub = await expectInside(sql, hubId, id)
    await sql`select from users where id = ${id} for no key update`
    await sql`
      insert into fewer_hubs (user_id, hub_id) values (${id}, ${hub.id}) on conflict do nothing`
    const [row] = await sql<[{ count: number }]>`
      select count(*)::int as count from fewer_hubs where user_id = ${id}`
    if (row.count > MOST_FEWER_HUBS)
      throw invalid({ id: because('feeds.fewer_full', { max: MOST_FEWER_HUBS }) })
    return { fewer: true }
  })
}

/** Also works for a hub that the viewer may no longer read. */
export async function wantAsBefore({ id }: Viewer, hubId: string) {
  const { count } = await sql`
    delete from fewer_hubs where user_id = ${id} and hub_id = ${hubId}`
  if (count === 0) await expectInside(sql, hubId, id)
  return { fewer: false }
}

/** What was hidden stays hidden, but counts as seen: nothing is learnt from it any more. */
export function resetLearning({ id }: Viewer) {
  return sql.begin(async (sql) => {
    await sql`
      insert into feed_resets (user_id) values (${id})
      on conflict (user_id) do update set reset_at = now()`
    await sql`delete from fewer_hubs where user_id = ${id}`
    await sql`
      update hidden_posts set reason = 'seen' where user_id = ${id} and reason = 'notInterested'`
    return findLearning(sql, id)
  })
}
