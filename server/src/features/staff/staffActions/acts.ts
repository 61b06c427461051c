import type { ModLogAction } from '@jes/contract/hubs/moderation'
import type { StaffDecision } from '@jes/contract/staff/cases'
import { logAct } from '#features/hubs/moderation/log.ts'
import { notifyAct } from '#features/hubs/moderation/notify.ts'
import type { Sql } from '#lib/db.ts'
import type { Subject, Thing } from './things.ts'

/** What somebody of the staff is about to do. */
export type PerformedAction = {
  thing: Thing
  /** Null once they are gone. */
  subject: Subject | null
  byId: string
  wanted: StaffDecision
}

/** Writes the act down and tells whom it concerns, with the way to appeal; never who it was. */
export async function noteAct(
  sql: Sql,
  { thing, subject, byId, wanted }: PerformedAction,
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
    reason: wanted.reason,
    detail,
  })
  if (subject) await notifyAct(sql, { userId: subject.id, actId, hubId: null, byId })
}
