import { type Post, UNDO_SECONDS } from '@jes/contract/posts/posts'
import { expectNotBanned } from '#features/core/visibility/bans.ts'
import { topicsOfListing, topicsOfPictures } from '#features/core/visibility/topics.ts'
import { publishCounts } from '#features/notifications/notifications/notify.ts'
import { addPin, removePin } from '#features/posts/pins/commands.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { forbidden, notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectPost } from './queries.ts'

/** Hides a post from every list at once; it can be restored for a few seconds. */
export async function deletePost(viewer: Viewer, id: string) {
  return sql.begin(async (sql) => {
    await sql`select from posts where id = ${id} for no key update`
    const post = await expectPost(sql, id, viewer.id)
    if (!post.canDelete) throw forbidden()

    const [{ undoUntil }] = await sql<[{ undoUntil: string }]>`
      update posts set state = 'deleted', deleted_at = now() where id = ${id}
      returning deleted_at + make_interval(secs => ${UNDO_SECONDS}) as undo_until`
    await sql`update post_stats set is_live = false, is_held = false where post_id = ${id}`
    await sql`select set_picture_privacy(array[${id}::bigint])`
    await publishCounts(sql, id)
    await publishChange(sql, topicsOf(post))
    return { undoUntil }
  })
}

/** Undo, for the author only and within the time. */
export async function restorePost(viewer: Viewer, id: string) {
  return sql.begin(async (sql) => {
    await expectNotBanned(sql, id, viewer.id)
    const [post] = await sql<{ state: string }[]>`
      update posts p set state = b.state, deleted_at = case when b.state <> 'live' then now() end
      from (${stateBefore(sql, id)}) b
      where p.id = ${id} and p.author_id = ${viewer.id} and p.state = 'deleted'
        and p.deleted_at > now() - make_interval(secs => ${UNDO_SECONDS})
      returning p.state`
    if (!post) throw notFound()

    const isLive = post.state === 'live'
    await sql`
      update post_stats set is_live = ${isLive}, is_held = ${!isLive} where post_id = ${id}`
    await sql`select set_picture_privacy(array[${id}::bigint])`
    await publishCounts(sql, id)
    const restored = await expectPost(sql, id, viewer.id)
    await publishChange(sql, topicsOf(restored))
    return restored
  })
}

function topicsOf({ _id, user, jehub, images }: Post) {
  return [
    ...topicsOfListing({ id: _id, authorId: user._id, hubId: jehub?._id }),
    ...topicsOfPictures(images),
  ]
}

/** What the team of its hub made of a post is not undone by its author's deleting it. */
function stateBefore(sql: Sql, id: string) {
  return sql`
    select case
      when exists (
        select from mod_queue q
        where q.post_id = ${id} and q.comment_id is null and q.closed_at is null and q.held_for is not null
      ) then 'held'
      when 'removePost' = (
        select a.action from mod_log a
        where a.post_id = ${id} and a.action in ('removePost', 'restorePost', 'approvePost')
        order by a.id desc limit 1
      ) then 'removed'
      else 'live'
    end as state`
}

/** Pins a post to its author's profile. */
export async function pinPost(viewer: Viewer, id: string, isPinned: boolean) {
  return sql.begin(async (sql) => {
    const post = await expectPost(sql, id, viewer.id)
    if (!post.canEdit) throw forbidden()

    const pinning = { userId: viewer.id, postId: id }
    if (isPinned) await addPin(sql, pinning)
    else await removePin(sql, pinning)
    // Another one may have made room for it.
    await publishChange(sql, [`user:${viewer.id}`])
    return { isPinned }
  })
}
