import type { ModAct } from '@jes/contract/hubs/moderation'
import { audit } from '#features/core/staffAccess/audit.ts'
import { reviewTrust } from '#features/core/trust/commands.ts'
import { bringBack as bringBackComment } from '#features/hubs/moderation/comments.ts'
import { logAct } from '#features/hubs/moderation/log.ts'
import { notifyAct } from '#features/hubs/moderation/notify.ts'
import { bringBack as bringBackPost } from '#features/hubs/moderation/posts.ts'
import { unlabelPost } from '#features/staff/staffActions/content.ts'
import { bringHubBack } from '#features/staff/staffActions/hubs.ts'
import { freeMember } from '#features/staff/staffActions/people.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound, refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectAct, expectMyAct } from './acts.ts'
import { canDecide } from './queries.ts'

/** Appeals an action of a team or of the staff, once. */
export async function appeal(viewer: Viewer, id: string, text: string): Promise<ModAct> {
  return sql.begin(async (sql) => {
    await sql`select from mod_log where id = ${id} for no key update`
    const act = await expectMyAct(sql, id, viewer.id)
    if (act.appeal) throw refuse('staff.appealed_already')
    if (!act.canAppeal) throw refuse('staff.appeal_late')
    await sql`insert into appeals (act_id, user_id, text) values (${id}, ${viewer.id}, ${text})`
    return expectMyAct(sql, id, viewer.id)
  })
}

type Decision = { state: 'upheld' | 'overturned'; answer: string }
type Act = {
  /** Null is the staff of the site. */
  hubId: string | null
  userId: string
  postId: string | null
  commentId: string | null
  aboutHubId: string | null
  action: string
  isOpen: boolean
  canDecide: boolean
}

/** Decides an appeal, by somebody of the staff who is not involved. */
export async function decide(viewer: Viewer, id: string, { state, answer }: Decision) {
  await sql.begin(async (sql) => {
    const [act] = await sql<Act[]>`
      select l.hub_id, a.user_id, l.post_id, l.comment_id, l.about_hub_id, l.action, a.state = 'open' as is_open,
        ${canDecide(sql, viewer.id)} as can_decide
      from appeals a join mod_log l on l.id = a.act_id
      where a.act_id = ${id}
      for update of a`
    if (!act) throw notFound()
    if (!act.canDecide) throw refuse('staff.appeal_of_others')
    if (!act.isOpen) throw refuse('staff.appeal_decided')

    await sql`
      update appeals set state = ${state}, answer = ${answer}, decided_by = ${viewer.id}, decided_at = now()
      where act_id = ${id}`
    if (state === 'overturned') await undo(sql, act, viewer.id)
    await reviewTrust(sql, [act.userId])
    await notifyAct(sql, { userId: act.userId, actId: id, hubId: act.hubId, byId: viewer.id })
    await publishChange(sql, 'everything')
    await audit(sql, {
      byId: viewer.id,
      action: `appeal.${state}`,
      kind: 'act',
      thingId: id,
      reason: answer,
      facts: { act: act.action },
    })
  })
  return expectAct(sql, sql`l.id = ${id}`)
}

/** Restores what was taken, unless its author, the team or the site has decided again since. */
async function undo(sql: Sql, act: Act, byId: string) {
  const { action, hubId, userId, postId, commentId, aboutHubId } = act
  const log = { hubId, byId, userId }
  if (action === 'removePost' && postId && (await isRemovedPost(sql, postId))) {
    await bringBackPost(sql, postId)
    await logAct(sql, { ...log, action: 'restorePost', postId })
  }
  if (action === 'removeComment' && postId && commentId) {
    if (!(await isRemovedComment(sql, postId, commentId))) return
    await bringBackComment(sql, { commentId, postId, state: 'removed', editedAt: null })
    await logAct(sql, { ...log, action: 'restoreComment', postId, commentId })
  }
  if (action === 'ban') {
    const { count } = await sql`
      delete from hub_bans where hub_id = ${hubId} and user_id = ${userId}`
    if (count > 0) await logAct(sql, { ...log, action: 'unban' })
  }
  if (action === 'labelPost' && hubId === null && postId) await unlabelPost(sql, postId)
  if (action === 'suspend' && (await freeMember(sql, userId))) {
    await logAct(sql, { ...log, action: 'unsuspend' })
  }
  if (action === 'closeHub' && aboutHubId && (await isRemovedHub(sql, aboutHubId))) {
    await bringHubBack(sql, aboutHubId)
    await logAct(sql, { ...log, action: 'reopenHub', aboutHubId })
  }
}

async function isRemovedHub(sql: Sql, id: string) {
  const rows = await sql`select from hubs where id = ${id} and is_removed for no key update`
  return rows.length > 0
}

async function isRemovedPost(sql: Sql, id: string) {
  const rows = await sql`
    select from posts where id = ${id} and state = 'removed' for no key update`
  return rows.length > 0
}

async function isRemovedComment(sql: Sql, postId: string, id: string) {
  await sql`select from posts where id = ${postId} for no key update`
  const rows = await sql`
    select from comments where id = ${id} and state = 'removed'`
  return rows.length > 0
}
