import type { FeedLearning } from '@jes/contract/feeds/learning'
import { type HubRow, isListed, selectHub, toSummary } from '#features/hubs/hubs/rows.ts'
import type { Sql } from '#lib/db.ts'

/** What a member told For you; without private hubs that they left. */
export async function findLearning(sql: Sql, viewerId: string): Promise<FeedLearning> {
  const [counts] = await sql<[Omit<FeedLearning, 'jehubs'>]>`
    select count(*) filter (where x.reason = 'seen')::int as seen,
      count(*) filter (where x.reason = 'notInterested')::int as not_interested,
      (select r.reset_at from feed_resets r where r.user_id = ${viewerId}) as reset_at
    from hidden_posts x
    where x.user_id = ${viewerId}`
  const hubs = await sql<HubRow[]>`
    select ${selectHub(sql, viewerId)}
    from fewer_hubs x
    join hubs h on h.id = x.hub_id
    where x.user_id = ${viewerId} and ${isListed(sql, viewerId)}
    order by x.created_at desc, x.hub_id desc`
  const jehubs = hubs.map(toSummary).map(({ _id, name, icon }) => ({ _id, name, icon }))
  return { ...counts, jehubs }
}
