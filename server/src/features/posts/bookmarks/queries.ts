import type { Bookmark } from '@jes/contract/posts/bookmarks'
import { isVisible } from '#features/core/visibility/rule.ts'
import { listPosts } from '#features/posts/posts/queries.ts'
import type { Sql } from '#lib/db.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'
import { expectFolder } from './folders.ts'

type BookmarkRequest = {
  q?: string | undefined
  folder?: string | undefined
  cursor?: string | undefined
  limit: number
}
type Row = { adId: string; savedAt: string; folder: string | null }

/** A member's bookmarks, newest first, all or of one folder. A search covers the posts that they can still read. */
export async function listBookmarks(sql: Sql, viewerId: string, query: BookmarkRequest) {
  const { q, folder, cursor, limit } = query
  if (folder) await expectFolder(sql, folder, viewerId)
  const [savedAt, postId] = cursor ? readCursor(cursor, ['moment', 'id']) : []
  const pattern = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await sql<Row[]>`
    select b.post_id as ad_id, b.created_at as saved_at, f.id as folder
    from bookmarks b
    left join bookmark_folders f on f.id = b.folder_id and f.removed_at is null
    ${
      pattern
        ? sql`
    join posts p on p.id = b.post_id and (p.title ilike ${pattern} or p.content ilike ${pattern})
    join post_stats s on s.post_id = b.post_id and ${isVisible(sql, viewerId)}`
        : sql``
    }
    where b.user_id = ${viewerId} ${folder ? sql`and b.folder_id = ${folder}` : sql``}
      ${postId ? sql`and (b.created_at, b.post_id) < (${savedAt!}, ${postId})` : sql``}
    order by b.created_at desc, b.post_id desc
    ${limitTo(sql, limit + 1)}`

  const { shown, nextCursor } = cutPage(rows, limit, (last) => writeCursor(last.savedAt, last.adId))
  const ids = shown.map(({ adId }) => adId)
  const posts = new Map((await listPosts(sql, ids, { viewerId })).map((post) => [post._id, post]))
  const bookmarks: Bookmark[] = shown.map((row) => ({ ...row, ad: posts.get(row.adId) ?? null }))
  return { bookmarks, nextCursor }
}
