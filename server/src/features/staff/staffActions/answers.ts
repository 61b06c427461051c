import type { CaseOutcome } from '@jes/contract/staff/cases'
import { closeReports, isQueued, isReported } from '#features/hubs/moderation/close.ts'
import type { Sql } from '#lib/db.ts'
import type { Thing } from './things.ts'

type Answered = { thing: Thing; caseId: string | null; outcome: CaseOutcome }

/**
 * Notifies the reporters of the outcome. A removal also closes the queue of the hub's team and its reports; what
 * stays can still be decided by the team, by its own rules.
 */
export async function answerReports(sql: Sql, { thing, caseId, outcome }: Answered) {
  const { postId, commentId, kind, id } = thing
  const isIt =
    outcome === 'removed'
      ? postId
        ? isReported(sql, postId, commentId)
        : sql`thing_id = ${id} and kind = ${kind}`
      : sql`case_id = ${caseId}`
  await closeReports(sql, isIt, {
    state: outcome === 'dismissed' && thing.state !== 'removed' ? 'kept' : 'removed',
    outcome: outcome === 'removed' || outcome === 'dismissed' ? undefined : outcome,
  })
  if (postId === null) return
  await sql`
    update mod_queue set closed_at = now()
    where closed_at is null and (held_for is null or ${outcome === 'removed'}) and ${isQueued(sql, postId, commentId)}
      and not exists (
        select from reports where state = 'open' and ${isReported(sql, postId, commentId)})`
}
