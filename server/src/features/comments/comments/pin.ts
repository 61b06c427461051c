import { expectNotBanned } from '#features/core/visibility/bans.ts'
import { publishChange } from '#lib/changes.ts'
import { sql } from '#lib/db.ts'
import { forbidden } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectComment } from './queries.ts'

/** The author of a post pins one comment above the others. */
export async function pinComment(viewer: Viewer, id: string, isPinned: boolean) {
  return sql.begin(async (sql) => {
    // Deleting the comment waits for this row too, so a pin never points to a deleted comment.
    await sql`
      select from posts p where p.id = (select c.post_id from comments c where c.id = ${id})
      for no key update`
    const { ad: postId, canPin } = await expectComment(sql, id, viewer.id)
    if (!canPin) throw forbidden()
    await expectNotBanned(sql, postId, viewer.id)

    if (isPinned) await sql`update posts set pinned_comment_id = ${id} where id = ${postId}`
    else
      await sql`
        update posts set pinned_comment_id = null where id = ${postId} and pinned_comment_id = ${id}`
    await publishChange(sql, [`post:${postId}`])
    return { isPinned }
  })
}
