import type { HubSummary } from '@jes/contract/hubs/hubs'
import { listWarmHubs } from '#features/feeds/trending/queries.ts'
import { type HubRow, isListed, selectHub, toSummary } from '#features/hubs/hubs/rows.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { selectBeside, selectMine, selectPassed } from './near.ts'

const HUBS_OF_EACH = 20

/** Public hubs to join: first hubs of people who share public hubs with the member, then the most active ones. */
export async function listHubsToJoin(sql: Sql, viewerId: string | null, count: number) {
  if (viewerId === null) return listWarmHubs(sql, count, null)
  const near = await listNear(sql, viewerId, count)
  if (near.length === count) return near
  return [
    ...near,
    ...(await listWarm(sql, viewerId, { without: near, count: count - near.length })),
  ]
}

async function listNear(sql: Sql, viewerId: string, count: number): Promise<HubSummary[]> {
  const rows = await sql<HubRow[]>`
    with mine as materialized (${selectMine(sql, viewerId)}),
    beside as materialized (${selectBeside(sql, viewerId)}),
    near as (
      select n.hub_id, count(*) as people
      from beside b
      cross join lateral (
        select m.hub_id from hub_members m where m.user_id = b.user_id
        ${limitTo(sql, HUBS_OF_EACH)}
      ) n
      group by n.hub_id
    )
    select ${selectHub(sql, viewerId)}
    from (
      select h.*, n.people
      from near n
      join hubs h on h.id = n.hub_id
      where ${isListed(sql, null)} and ${isToJoin(sql, viewerId)}
      order by n.people desc, h.heat desc, h.id desc
      ${limitTo(sql, count)}
    ) h
    order by h.people desc, h.heat desc, h.id desc`
  return rows.map(toSummary)
}

type Rest = { without: HubSummary[]; count: number }

async function listWarm(sql: Sql, viewerId: string, { without, count }: Rest) {
  const rows = await sql<HubRow[]>`
    select ${selectHub(sql, viewerId)}
    from (
      select h.* from hubs h
      where ${isListed(sql, null)} and ${isToJoin(sql, viewerId)}
        and h.id <> all(${without.map(({ _id }) => _id)}::bigint[])
      order by h.heat desc, h.id desc
      ${limitTo(sql, count)}
    ) h
    order by h.heat desc, h.id desc`
  return rows.map(toSummary)
}

/**
 * SQL condition: the member is not in the hub `h`, has not requested to join it, is not banned, and has neither muted nor
 * dismissed it.
 */
function isToJoin(sql: Sql, viewerId: string) {
  return sql`
    (h.id <> all (array(
      select m.hub_id from hub_members m where m.user_id = ${viewerId}
      union all
      select r.hub_id from hub_requests r where r.user_id = ${viewerId}
      union all
      select b.hub_id from hub_bans b where b.user_id = ${viewerId} and (b.until is null or b.until > now())
      union all
      select x.hub_id from hub_mutes x where x.user_id = ${viewerId}
    ))
    and h.id <> all (${selectPassed(sql, viewerId, 'jehub')}))`
}
