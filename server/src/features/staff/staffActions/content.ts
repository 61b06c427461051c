import { publishDeleted } from '#features/core/commentEvents/publish.ts'
import { bringBack as bringBackComment } from '#features/hubs/moderation/comments.ts'
import { bringBack as bringBackPost } from '#features/hubs/moderation/posts.ts'
import { isRemovedBySite } from '#features/hubs/moderation/things.ts'
import { publishCounts } from '#features/notifications/notifications/notify.ts'
import type { Sql } from '#lib/db.ts'
import { invalid, refuse } from '#lib/errors.ts'
import { noteAct, type PerformedAction } from './acts.ts'
import { bringHubBack, removeHub } from './hubs.ts'
import { expectThere, type Thing } from './things.ts'

/** Removes a post, clip, comment or hub. The site can take over a removal by a team. */
export async function removeThing(sql: Sql, decision: PerformedAction) {
  const { thing } = decision
  expectContent(thing)
  expectThere(thing)
  if (thing.kind === 'jehub') {
    if (thing.state === 'removed') throw removedAlready()
    await removeHub(sql, thing.id)
    return noteAct(sql, decision, 'closeHub')
  }
  const { postId, commentId } = expectWritten(thing)
  if (thing.state === 'removed') {
    if (await isRemovedBySite(sql, postId, commentId)) throw removedAlready()
  } else if (commentId) {
    await sql`select set_comment_state(${commentId}, 'removed')`
    await publishDeleted(sql, { commentId, postId })
  } else {
    await sql`select moderate_post(${postId}, 'removed')`
    await publishCounts(sql, postId)
  }
  await noteAct(sql, decision, commentId ? 'removeComment' : 'removePost')
}

/** Restores what was removed, whoever removed it. */
export async function restoreThing(sql: Sql, decision: PerformedAction) {
  const { thing } = decision
  expectContent(thing)
  expectThere(thing)
  if (thing.state !== 'removed') throw refuse('core.not_removed')
  if (thing.kind === 'jehub') {
    await bringHubBack(sql, thing.id)
    return noteAct(sql, decision, 'reopenHub')
  }
  const { postId, commentId } = expectWritten(thing)
  if (commentId) {
    const { editedAt } = thing
    await bringBackComment(sql, { commentId, postId, state: 'removed', editedAt })
  } else {
    await bringBackPost(sql, postId)
  }
  await noteAct(sql, decision, commentId ? 'restoreComment' : 'restorePost')
}

/** Puts a label on a post, or marks it as sensitive; its author cannot undo that. */
export async function labelThing(sql: Sql, decision: PerformedAction) {
  const { thing, request: wanted } = decision
  if (thing.kind !== 'post' && thing.kind !== 'clip')
    throw invalid({ action: 'staff.label_posts_only' })
  expectThere(thing)
  const { label = null, sensitive = false } = wanted
  await sql`
    update posts
    set label = coalesce(${label}, label), sensitive = sensitive or ${sensitive}, is_labelled = true
    where id = ${thing.id}`
  await noteAct(sql, decision, 'labelPost', label)
}

/** Undone by an appeal: removes the label, and its author decides again whether the post is sensitive. */
export async function unlabelPost(sql: Sql, postId: string) {
  await sql`
    update posts set label = null, is_labelled = false
    where id = ${postId} and is_labelled`
}

function expectContent({ kind }: Thing) {
  if (kind === 'user') throw invalid({ action: 'staff.member_not_removable' })
}

function expectWritten({ postId, commentId }: Thing) {
  if (postId === null) throw refuse('staff.gone_already')
  return { postId, commentId }
}

function removedAlready() {
  return refuse('core.removed_already')
}
