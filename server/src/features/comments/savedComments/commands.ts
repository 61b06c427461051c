import { expectComment } from '#features/comments/comments/queries.ts'
import { sql } from '#lib/db.ts'
import type { Viewer } from '#lib/serve.ts'

/** Saves a comment that the viewer can read, or no longer; a second call changes nothing. */
export async function setSaved(viewer: Viewer, id: string, isSaved: boolean) {
  await expectComment(sql, id, viewer.id)
  if (isSaved)
    await sql`
      insert into saved_comments (user_id, comment_id)
      select ${viewer.id}, c.id from comments c where c.id = ${id}
      on conflict do nothing`
  else await sql`delete from saved_comments where user_id = ${viewer.id} and comment_id = ${id}`
  return { isSaved }
}
