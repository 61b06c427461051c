import { UNDO_SECONDS } from '@jes/contract/posts/posts'
import { publishComment, publishDeleted } from '#features/core/commentEvents/publish.ts'
import { expectNotBanned } from '#features/core/visibility/bans.ts'
import { topicsOfComment } from '#features/core/visibility/topics.ts'
import { publishChange } from '#lib/changes.ts'
import { sql } from '#lib/db.ts'
import { forbidden, notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectComment, findComment } from './queries.ts'

/** Deletes a comment; its place stays while it has replies. It can be restored for a few seconds. */
export async function deleteComment(viewer: Viewer, id: string) {
  return sql.begin(async (sql) => {
    const { ad: postId, canDelete } = await expectComment(sql, id, viewer.id)
    if (!canDelete) throw forbidden()

    const [{ isDone, undoUntil }] = await sql<[{ isDone: boolean; undoUntil: string }]>`
      select set_comment_state(${id}, 'deleted') as is_done,
        now() + make_interval(secs => ${UNDO_SECONDS}) as undo_until`
    if (!isDone) throw notFound()
    await publishDeleted(sql, { commentId: id, postId })
    await publishChange(sql, topicsOfComment(postId))

    const stub = await findComment(sql, id, viewer.id)
    return stub ? { comment: stub, undoUntil } : { removed: true as const, undoUntil }
  })
}

/** Undo, for the author only and within the time. */
export async function restoreComment(viewer: Viewer, id: string) {
  return sql.begin(async (sql) => {
    const [restored] = await sql<{ isDone: boolean }[]>`
      select set_comment_state(c.id, 'live') as is_done
      from comments c
      where c.id = ${id} and c.author_id = ${viewer.id} and c.state = 'deleted'
        and c.deleted_at > now() - make_interval(secs => ${UNDO_SECONDS})`
    if (!restored?.isDone) throw notFound()

    const comment = await expectComment(sql, id, viewer.id)
    await expectNotBanned(sql, comment.ad, viewer.id)
    await publishComment(sql, { event: 'created', commentId: id, postId: comment.ad })
    await publishChange(sql, topicsOfComment(comment.ad))
    return { comment }
  })
}
