import { isVisible } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'

const HOUR_MS = 3_600_000

type Starting = { viewerId: string | null; viewer: string }
type Play = { play: string; clip: string; isFirst: boolean }

/**
 * Opens a play for each of these clips, one for each viewer and hour. None for clips that the viewer may not see or
 * made, or that are not ready.
 */
export function startPlays(sql: Sql, clipIds: string[], { viewerId, viewer }: Starting) {
  const isOfOthers = viewerId ? sql`and s.author_id <> ${viewerId}` : sql``
  return sql<Play[]>`
    insert into clip_plays as p (clip_id, viewer, viewer_id, hour)
    select c.post_id, decode(${viewer}, 'hex'), ${viewerId}, ${Math.floor(Date.now() / HOUR_MS)}
    from clip_counts c
    join post_stats s on s.post_id = c.post_id
    where c.post_id = any(${clipIds}::bigint[]) and ${isVisible(sql, viewerId)} ${isOfOthers}
    order by c.post_id
    on conflict (clip_id, viewer, hour) do update set viewer_id = coalesce(excluded.viewer_id, p.viewer_id)
    returning p.id as play, p.clip_id as clip, p.xmax = 0 as is_first`
}
