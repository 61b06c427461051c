import { isVisible } from '#features/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

/** How often a post was seen as far as it is counted, and whose it is. */
export async function expectViews(sql: Sql, postId: string, viewerId: string | null) {
  const [row] = await sql<{ views: number; authorId: string }[]>`
    select coalesce(w.views, 0)::int as views, s.author_id
    from standings s
    left join post_views w on w.post_id = s.post_id
    where s.post_id = ${postId} and ${isVisible(sql, viewerId)}`
  if (!row) throw notFound()
  return row
}
