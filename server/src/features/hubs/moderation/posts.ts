import type { PostModAction } from '@jes/contract/hubs/moderation'
import { because } from '@jes/contract/lib/refusals/because'
import { topicsOfListing } from '#features/core/visibility/topics.ts'
import { notifyWatchers, publishCounts } from '#features/notifications/notifications/notify.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { closeQueue } from './close.ts'
import { logAct } from './log.ts'
import { notifyAct } from './notify.ts'
import {
  expectNotOfSite,
  expectNotOwn,
  expectNotRemoved,
  expectRemoved,
  lockPost,
  type ModeratedPost,
  titleOfRule,
} from './things.ts'

export const MOST_PINNED = 3

export type ModerationRequest<Action> = {
  action: Action
  reason?: string
  rule?: number | null | undefined
}
type PostAction = { post: ModeratedPost; byId: string; rule: string | null; reason: string }

/** What the team does with a post of its hub. */
export async function moderatePost(
  viewer: Pick<Viewer, 'id'>,
  id: string,
  request: ModerationRequest<PostModAction>,
) {
  return sql.begin(async (sql) => {
    const post = await lockPost(sql, id, viewer.id)
    if (JUDGING.includes(request.action)) expectNotOwn(post, viewer.id)
    const rule = titleOfRule(post.rules, request.rule)
    await ACTIONS[request.action](sql, {
      post,
      byId: viewer.id,
      rule,
      reason: request.reason ?? '',
    })
    const { authorId, hubId } = post
    await publishChange(sql, ['pictures', ...topicsOfListing({ id, authorId, hubId })])
    const [now] = await sql<[Pick<ModeratedPost, 'state' | 'isLocked' | 'isHubPinned'>]>`
      select state, is_locked, is_hub_pinned from posts where id = ${id}`
    return now
  })
}

/** Actions that decide whether a post can be read; the others only arrange it. */
const JUDGING: PostModAction[] = ['remove', 'restore', 'approve']

const ACTIONS: Record<PostModAction, (sql: Sql, performed: PostAction) => Promise<unknown>> = {
  remove: removePost,
  restore: restorePost,
  approve: approvePost,
  lock: (sql, performed) => setLock(sql, performed, true),
  unlock: (sql, performed) => setLock(sql, performed, false),
  pin: pinPost,
  unpin: unpinPost,
}

async function removePost(sql: Sql, performed: PostAction) {
  const { postId, hubId } = performed.post
  expectNotRemoved(performed.post)
  await sql`select moderate_post(${postId}, 'removed')`
  await closeQueue(sql, { hubId, postId, commentId: null, state: 'removed' })
  const actId = await note(sql, performed, 'removePost')
  await notifyAuthor(sql, performed, actId)
  await publishCounts(sql, postId)
}

async function restorePost(sql: Sql, performed: PostAction) {
  expectRemoved(performed.post)
  await expectNotOfSite(sql, performed.post.postId)
  await bringBack(sql, performed.post.postId)
  await notifyAuthor(sql, performed, await note(sql, performed, 'restorePost'))
}

/** Held: it is published now. Reported: it stays. */
async function approvePost(sql: Sql, performed: PostAction) {
  const { postId, hubId, state } = performed.post
  expectNotRemoved(performed.post)
  if (state === 'held') await bringBack(sql, postId)
  const isClosed = await closeQueue(sql, { hubId, postId, commentId: null, state: 'kept' })
  if (!isClosed && state === 'live') return
  const actId = await note(sql, performed, 'approvePost')
  // The author is not notified of reports without consequences.
  if (state === 'held') await notifyAuthor(sql, performed, actId)
}

/** Back on every list; members who watch the hub may not have been notified yet. */
export async function bringBack(sql: Sql, postId: string) {
  await sql`select moderate_post(${postId}, 'live')`
  await publishCounts(sql, postId)
  await notifyWatchers(sql, postId)
}

async function setLock(sql: Sql, performed: PostAction, isLocked: boolean) {
  if (performed.post.isLocked === isLocked) return
  await sql`update posts set is_locked = ${isLocked} where id = ${performed.post.postId}`
  await note(sql, performed, isLocked ? 'lockPost' : 'unlockPost')
}

async function pinPost(sql: Sql, performed: PostAction) {
  const { postId, hubId, state, isHubPinned } = performed.post
  if (isHubPinned) return
  if (state !== 'live') throw refuse('hubs.pin_unreadable')
  // Concurrent pins wait for each other here.
  await sql`select from hubs where id = ${hubId} for no key update`
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int as count from posts where hub_id = ${hubId} and is_hub_pinned`
  if (count >= MOST_PINNED) throw refuse(because('hubs.pins_full', { max: MOST_PINNED }))
  await sql`update posts set is_hub_pinned = true where id = ${postId}`
  await note(sql, performed, 'pinPost')
}

async function unpinPost(sql: Sql, performed: PostAction) {
  if (!performed.post.isHubPinned) return
  await sql`update posts set is_hub_pinned = false where id = ${performed.post.postId}`
  await note(sql, performed, 'unpinPost')
}

function notifyAuthor(sql: Sql, { post: { authorId, hubId }, byId }: PostAction, actId: string) {
  return notifyAct(sql, { userId: authorId, actId, hubId, byId })
}

function note(
  sql: Sql,
  { post, byId, rule, reason }: PostAction,
  action: Parameters<typeof logAct>[1]['action'],
) {
  const { hubId, postId, authorId: userId } = post
  return logAct(sql, { hubId, action, byId, userId, postId, rule, reason })
}
