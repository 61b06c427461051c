import type { ModLogAction } from '@jes/contract/hubs/moderation'
import type { StaffDecision } from '@jes/contract/staff/cases'
import { logAct } from '#features/hubs/moderation/log.ts'
import { notifyAct } from '#features/hubs/moderation/notify.ts'
import type { Sql } from '#lib/db.ts'
import type { Subject, Thing } from './things.ts'

/** An action that a member of staff is about to perform. */
export type PerformedAction = {
  thing: Thing
  /** Null once they are deleted. */
  subject: Subject | null
  byId: string
  request: StaffDecision
}

/** Logs the action and notifies the member, with a link to appeal; never who it was. */
export async function noteAct(
  sql: Sql,
  { thing, subject, byId, request }: PerformedAction,
  action: ModLogAction,
  detail: string | null = null,
) {
  const actId = await logAct(sql, {
    hubId: null,
    action,
    byId,
    userId: subject?.id ?? null,
    postId: thing.postId,
    commentId: thing.commentId,
    aboutHubId: thing.kind === 'jehub' ? thing.id : null,
    reason: request.reason,
    detail,
  })
  if (subject) await notifyAct(sql, { userId: subject.id, actId, hubId: null, byId })
}
