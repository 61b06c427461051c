import { isVisible } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'

/** Which of these posts the member may see and did not write. */
export async function listShowable(sql: Sql, ids: string[], viewerId: string) {
  const rows = await sql<{ id: string }[]>`
    select s.post_id as id
    from post_stats s
    where s.post_id = any(${ids}::bigint[]) and s.author_id <> ${viewerId} and ${isVisible(sql, viewerId)}`
  return rows.map(({ id }) => id)
}
