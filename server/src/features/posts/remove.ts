import { UNDO_SECONDS } from '@jes/contract/posts'
import { tellCounts } from '#features/notifications/tell.ts'
import { tellChanged } from '#lib/changes.ts'
import { sql } from '#lib/db.ts'
import { forbidden, notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectPost } from './queries.ts'

/** Takes a post off every list at once; it can be brought back for a few seconds. */
export async function deletePost(viewer: Viewer, id: string) {
  return sql.begin(async (sql) => {
    await sql`select from posts where id = ${id} for no key update`
    const post = await expectPost(sql, id, viewer.id)
    if (!post.canDelete) throw forbidden()

    const [{ undoUntil }] = await sql<[{ undoUntil: string }]>`
      update posts set state = 'deleted', deleted_at = now() where id = ${id}
      returning deleted_at + make_interval(secs => ${UNDO_SECONDS}) as undo_until`
    await sql`update standings set is_live = false where post_id = ${id}`
    await sql`update users set post_count = post_count - 1 where id = ${post.user._id}`
    await tellCounts(sql, id)
    await tellChanged(sql)
    return { undoUntil }
  })
}

/** Undo, for the author alone and in time. */
export async function restorePost(viewer: Viewer, id: string) {
  return sql.begin(async (sql) => {
    const [post] = await sql`
      update posts set state = 'live', deleted_at = null
      where id = ${id} and author_id = ${viewer.id} and state = 'deleted'
        and deleted_at > now() - make_interval(secs => ${UNDO_SECONDS})
      returning id`
    if (!post) throw notFound()

    await sql`update standings set is_live = true where post_id = ${id}`
    await sql`update users set post_count = post_count + 1 where id = ${viewer.id}`
    await tellCounts(sql, id)
    await tellChanged(sql)
    return expectPost(sql, id, viewer.id)
  })
}

/** A profile shows one post before the others. */
export async function pinPost(viewer: Viewer, id: string, isPinned: boolean) {
  return sql.begin(async (sql) => {
    const post = await expectPost(sql, id, viewer.id)
    if (!post.canEdit) throw forbidden()

    if (isPinned) await sql`update users set pinned_post_id = ${id} where id = ${viewer.id}`
    else
      await sql`
        update users set pinned_post_id = null where id = ${viewer.id} and pinned_post_id = ${id}`
    await tellChanged(sql)
    return { isPinned }
  })
}
