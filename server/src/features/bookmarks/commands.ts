import { isVisible } from '#features/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

type Saving = { postId: string; viewerId: string }

export async function addBookmark(sql: Sql, { postId, viewerId }: Saving) {
  const [row] = await sql<{ bookmarkCount: number }[]>`
    select set_bookmark(s.post_id, ${viewerId}, true) as bookmark_count
    from standings s
    where s.post_id = ${postId} and ${isVisible(sql, viewerId)}`
  if (!row) throw notFound()
  return { isBookmarked: true, ...row }
}

/** What I saved I may also let go, if I can no longer see it too; then its count is not for me. */
export async function removeBookmark(sql: Sql, { postId, viewerId }: Saving) {
  const [row] = await sql<{ bookmarkCount: number }[]>`
    select case when ${isVisible(sql, viewerId)} then r.saves else 0 end as bookmark_count
    from standings s
    left join bookmarks b on b.post_id = s.post_id and b.user_id = ${viewerId}
    cross join lateral set_bookmark(s.post_id, ${viewerId}, false) r(saves)
    where s.post_id = ${postId} and (b.post_id is not null or ${isVisible(sql, viewerId)})`
  if (!row) throw notFound()
  return { isBookmarked: false, ...row }
}
