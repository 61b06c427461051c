import { isVisible } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

type ViewedPost = { id: string; isClip?: boolean }

/** The counted views of a post, and its author. */
export async function expectViews(
  sql: Sql,
  { id, isClip = false }: ViewedPost,
  viewerId: string | null,
) {
  const condition = isClip
    ? sql`and exists (select from clip_counts c where c.post_id = s.post_id)`
    : sql``
  const [row] = await sql<{ views: number; authorId: string }[]>`
    select coalesce(w.views, 0)::int as views, s.author_id
    from post_stats s
    left join post_views w on w.post_id = s.post_id
    where s.post_id = ${id} and ${isVisible(sql, viewerId)} ${condition}`
  if (!row) throw notFound()
  return row
}
