import type { PostModAction } from '@jes/contract/hubs/moderation'
import { because } from '@jes/contract/lib/refusals/because'
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
  wanted: ModerationRequest<PostModAction>,
) {
  return sql.begin(async (sql) => {
    const post = await lockPost(sql, id, viewer.id)
    if (JUDGING.includes(wanted.action)) expectNotOwn(post, viewer.id)
    const rule = titleOfRule(post.rules, wanted.rule)
    await DEEDS[wanted.action](sql, { post, byId: viewer.id, rule, reason: wanted.reason ?? '' })
    await publishChange(sql)
    const [now] = await sql<[Pick<ModeratedPost, 'state' | 'isLocked' | 'isHubPinned'>]>`
      select state, is_locked, is_hub_pinned from posts where id = ${id}`
    return now
  })
}

/** What decides whether a post may be read; the other actions only arrange it. */
const JUDGING: PostModAction[] = ['remove', 'restore', 'approve']

const DEEDS: Record<PostModAction, (sql: Sql, deed: PostAction) => Promise<unknown>> = {
  remove: removePost,
  restore: restorePost,
  approve: approvePost,
  lock: (sql, deed) => setLock(sql, deed, true),
  unlock: (sql, deed) => setLock(sql, deed, false),
  pin: pinPost,
  unpin: unpinPost,
}

async function removePost(sql: Sql, deed: PostAction) {
  const { postId, hubId } = deed.post
  expectNotRemoved(deed.post)
  await sql`select moderate_post(${postId}, 'removed')`
  await closeQueue(sql, { hubId, postId, commentId: null, state: 'removed' })
  const actId = await note(sql, deed, 'removePost')
  await tellAuthor(sql, deed, actId)
  await publishCounts(sql, postId)
}

async function restorePost(sql: Sql, deed: PostAction) {
  expectRemoved(deed.post)
  await expectNotOfSite(sql, deed.post.postId)
  await bringBack(sql, deed.post.postId)
  await tellAuthor(sql, deed, await note(sql, deed, 'restorePost'))
}

/** Held: it may be read now. Reported: it stays. */
async function approvePost(sql: Sql, deed: PostAction) {
  const { postId, hubId, state } = deed.post
  expectNotRemoved(deed.post)
  if (state === 'held') await bringBack(sql, postId)
  const isClosed = await closeQueue(sql, { hubId, postId, commentId: null, state: 'kept' })
  if (!isClosed && state === 'live') return
  const actId = await note(sql, deed, 'approvePost')
  // Of reports that came to nothing the author does not hear.
  if (state === 'held') await tellAuthor(sql, deed, actId)
}

/** On every list again, as if it had never been away; who watches the hub may not have heard of it yet. */
export async function bringBack(sql: Sql, postId: string) {
  await sql`select moderate_post(${postId}, 'live')`
  await publishCounts(sql, postId)
  await notifyWatchers(sql, postId)
}

async function setLock(sql: Sql, deed: PostAction, isLocked: boolean) {
  if (deed.post.isLocked === isLocked) return
  await sql`update posts set is_locked = ${isLocked} where id = ${deed.post.postId}`
  await note(sql, deed, isLocked ? 'lockPost' : 'unlockPost')
}

async function pinPost(sql: Sql, deed: PostAction) {
  const { postId, hubId, state, isHubPinned } = deed.post
  if (isHubPinned) return
  if (state !== 'live') throw refuse('hubs.pin_unreadable')
  // Two who pin at once wait for each other here.
  await sql`select from hubs where id = ${hubId} for no key update`
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int as count from posts where hub_id = ${hubId} and is_hub_pinned`
  if (count >= MOST_PINNED) throw refuse(because('hubs.pins_full', { max: MOST_PINNED }))
  await sql`update posts set is_hub_pinned = true where id = ${postId}`
  await note(sql, deed, 'pinPost')
}

async function unpinPost(sql: Sql, deed: PostAction) {
  if (!deed.post.isHubPinned) return
  await sql`update posts set is_hub_pinned = false where id = ${deed.post.postId}`
  await note(sql, deed, 'unpinPost')
}

function tellAuthor(sql: Sql, { post: { authorId, hubId }, byId }: PostAction, actId: string) {
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
