import { isVisible } from '#features/core/visibility/rule.ts'
import { type ActStamp, isLatestAct } from '#lib/actOrder.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

type Saving = { postId: string; act: ActStamp }

export async function addBookmark(sql: Sql, { postId, act }: Saving) {
  const [row] = await sql<{ bookmarkCount: number }[]>`
    select set_bookmark(s.post_id, ${act.viewerId}, true) as bookmark_count
    from post_stats s
    where s.post_id = ${postId} and ${isVisible(sql, act.viewerId)}
      and ${isLatestAct(sql, act, 'bookmark', sql`s.post_id`)}`
  return row ? { isBookmarked: true, ...row } : expectBookmark(sql, postId, act.viewerId, true)
}

/** A member can remove a bookmark also of a post that they can no longer see; then its count is not returned. */
export async function removeBookmark(sql: Sql, { postId, act }: Saving) {
  const { viewerId } = act
  const [row] = await sql<{ bookmarkCount: number }[]>`
    select case when ${isVisible(sql, viewerId)} then r.saves else 0 end as bookmark_count
    from post_stats s
    left join bookmarks b on b.post_id = s.post_id and b.user_id = ${viewerId}
    cross join lateral set_bookmark(s.post_id, ${viewerId}, false) r(saves)
    where s.post_id = ${postId} and (b.post_id is not null or ${isVisible(sql, viewerId)})
      and ${isLatestAct(sql, act, 'bookmark', sql`s.post_id`)}`
  return row ? { isBookmarked: false, ...row } : expectBookmark(sql, postId, viewerId, false)
}

/**
 * The current state after an action that came too late; a post that is no longer visible can be removed, but not
 * saved.
 */
async function expectBookmark(sql: Sql, postId: string, viewerId: string, isAdding: boolean) {
  const [row] = await sql<{ isBookmarked: boolean; bookmarkCount: number }[]>`
    select b.post_id is not null as is_bookmarked,
      case when ${isVisible(sql, viewerId)} then s.bookmark_count else 0 end as bookmark_count
    from post_stats s
    left join bookmarks b on b.post_id = s.post_id and b.user_id = ${viewerId}
    where s.post_id = ${postId}
      and ((b.post_id is not null and not ${isAdding}) or ${isVisible(sql, viewerId)})`
  if (!row) throw notFound()
  return row
}
