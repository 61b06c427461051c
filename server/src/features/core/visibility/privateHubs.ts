import { makeBatch } from '#lib/batch.ts'
import type { Sql } from '#lib/db.ts'

type Row = { viewerId: string; hubIds: string[] }

/** The private hubs that a viewer is in now, by id; those of all who ask together are read in one statement. */
export const readPrivateHubs = makeBatch(async (sql: Sql, viewerIds: string[]) => {
  const rows = await sql<Row[]>`
    select v.id::text as viewer_id, array(
      select m.hub_id from hub_members m join hubs h on h.id = m.hub_id and h.is_private
      where m.user_id = v.id
      order by m.hub_id
    ) as hub_ids
    from unnest(${[...new Set(viewerIds)]}::bigint[]) v(id)`
  const byViewer = new Map(rows.map(({ viewerId, hubIds }) => [viewerId, hubIds]))
  return viewerIds.map((id) => byViewer.get(id)!)
})
