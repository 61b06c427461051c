import { tellChanged } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { forbidden } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectComment } from './queries.ts'
import { tellComment } from './tell.ts'
import { MOST_TOLD, readComment } from './text.ts'

/** Says it otherwise. Who is named for the first time is told; who was named before is not told again. */
export async function editComment(viewer: Viewer, id: string, typed: string) {
  return sql.begin(async (sql) => {
    const told = await lockMentions(sql, id)
    const comment = await expectComment(sql, id, viewer.id)
    if (!comment.canEdit) throw forbidden()
    if (comment.content === typed) return { comment }

    const { content, body, mentions } = await readComment(sql, typed)
    const added = mentions.filter((name) => !told.includes(name)).slice(0, MOST_TOLD - told.length)
    await sql`
      update comments
      set content = ${content}, body = ${sql.json(body)}, mentions = ${[...told, ...added]},
          edited_at = now(), changed_at = now()
      where id = ${id}`
    if (added.length > 0) await tellNamed(sql, id, added)
    await tellComment(sql, { event: 'edited', commentId: id, postId: comment.ad })
    await tellChanged(sql)
    return { comment: await expectComment(sql, id, viewer.id) }
  })
}

/** Who was told already; until the end of the transaction nobody else changes the comment. */
async function lockMentions(sql: Sql, id: string) {
  const [row] = await sql<{ mentions: string[] }[]>`
    select mentions from comments where id = ${id} for no key update`
  return row?.mentions ?? []
}

/** The authors of the post and of what it answers have heard of the comment when it was written. */
async function tellNamed(sql: Sql, id: string, usernames: string[]) {
  await sql`
    select notify('mention', 'mention ' || c.id, array(
      select u.id from users u
      where u.username = any(${usernames}) and u.id <> s.author_id and u.id is distinct from a.author_id
    ), c.author_id, c.post_id, c.id)
    from comments c
    join standings s on s.post_id = c.post_id
    left join comments a on a.id = c.parent_id
    where c.id = ${id}`
}
