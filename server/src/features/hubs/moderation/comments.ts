import type { CommentModAction } from '@jes/contract/hubs/moderation'
import { publishComment, publishDeleted } from '#features/core/commentEvents/publish.ts'
import { topicsOfComment } from '#features/core/visibility/topics.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import type { Viewer } from '#lib/serve.ts'
import { closeQueue } from './close.ts'
import { logAct } from './log.ts'
import { notifyAct } from './notify.ts'
import type { ModerationRequest } from './posts.ts'
import {
  expectNotOfSite,
  expectNotOwn,
  expectNotRemoved,
  expectRemoved,
  lockComment,
  type ModeratedComment,
  type State,
  titleOfRule,
} from './things.ts'

type CommentAction = {
  comment: ModeratedComment
  byId: string
  rule: string | null
  reason: string
}

/** What the team does with a comment in its hub. */
export async function moderateComment(
  viewer: Pick<Viewer, 'id'>,
  id: string,
  request: ModerationRequest<CommentModAction>,
) {
  return sql.begin(async (sql) => {
    const comment = await lockComment(sql, id, viewer.id)
    expectNotOwn(comment, viewer.id)
    const rule = titleOfRule(comment.rules, request.rule)
    const state = await ACTIONS[request.action](sql, {
      comment,
      byId: viewer.id,
      rule,
      reason: request.reason ?? '',
    })
    await publishChange(sql, topicsOfComment(comment.postId))
    return { state }
  })
}

const ACTIONS: Record<CommentModAction, (sql: Sql, performed: CommentAction) => Promise<State>> = {
  remove: removeComment,
  restore: restoreComment,
  approve: approveComment,
}

async function removeComment(sql: Sql, performed: CommentAction): Promise<State> {
  const { commentId, postId, hubId } = performed.comment
  expectNotRemoved(performed.comment)
  await sql`select set_comment_state(${commentId}, 'removed')`
  await closeQueue(sql, { hubId, postId, commentId, state: 'removed' })
  const actId = await note(sql, performed, 'removeComment')
  await notifyAuthor(sql, performed, actId)
  await publishDeleted(sql, { commentId, postId })
  return 'removed'
}

async function restoreComment(sql: Sql, performed: CommentAction): Promise<State> {
  expectRemoved(performed.comment)
  await expectNotOfSite(sql, performed.comment.postId, performed.comment.commentId)
  await bringBack(sql, performed.comment)
  await notifyAuthor(sql, performed, await note(sql, performed, 'restoreComment'))
  return 'live'
}

/** Held: it is published now. Reported: it stays. */
async function approveComment(sql: Sql, performed: CommentAction): Promise<State> {
  const { commentId, postId, hubId, state } = performed.comment
  expectNotRemoved(performed.comment)
  if (state === 'held') await bringBack(sql, performed.comment)
  const isClosed = await closeQueue(sql, { hubId, postId, commentId, state: 'kept' })
  if (!isClosed && state === 'live') return 'live'
  const actId = await note(sql, performed, 'approveComment')
  // The author is not notified of reports without consequences.
  if (state === 'held') await notifyAuthor(sql, performed, actId)
  return 'live'
}

type Away = Pick<ModeratedComment, 'commentId' | 'postId' | 'state' | 'editedAt'>

/** Back in the thread. A comment that was held when it was written has not been announced: that happens now. */
export async function bringBack(sql: Sql, { commentId, postId, state, editedAt }: Away) {
  await sql`select set_comment_state(${commentId}, 'live')`
  if (state === 'held' && editedAt === null) await announce(sql, commentId)
  else await publishComment(sql, { event: 'created', commentId, postId })
}

async function announce(sql: Sql, commentId: string) {
  await sql`
    select announce_comment(c.id, c.author_id, c.post_id, p.author_id, a.id, a.author_id, c.mentions)
    from comments c
    join posts p on p.id = c.post_id
    left join comments a on a.id = c.parent_id
    where c.id = ${commentId}`
}

function notifyAuthor(
  sql: Sql,
  { comment: { authorId, hubId }, byId }: CommentAction,
  actId: string,
) {
  return notifyAct(sql, { userId: authorId, actId, hubId, byId })
}

function note(
  sql: Sql,
  { comment, byId, rule, reason }: CommentAction,
  action: Parameters<typeof logAct>[1]['action'],
) {
  const { hubId, postId, commentId, authorId: userId } = comment
  return logAct(sql, { hubId, action, byId, userId, postId, commentId, rule, reason })
}
