import type { CaseOutcome, StaffAction, StaffDecision } from '@jes/contract/staff/cases'
import { reviewTrust } from '#features/core/trust/commands.ts'
import { publishChange } from '#lib/changes.ts'
import type { Sql } from '#lib/db.ts'
import type { Viewer } from '#lib/serve.ts'
import type { PerformedAction } from './acts.ts'
import { answerReports } from './answers.ts'
import { labelThing, removeThing, restoreThing } from './content.ts'
import { suspendSubject, unsuspendSubject, warnSubject } from './people.ts'
import { expectSubject, type Thing } from './things.ts'

type Judged = {
  thing: Thing
  /** The member concerned, also where the thing itself is deleted. */
  subjectId: string | null
  caseId: string | null
  request: StaffDecision
}

/** Performs the staff's decision on a thing or its author, with all consequences; returns the outcome. */
export async function perform(sql: Sql, viewer: Viewer, judged: Judged): Promise<CaseOutcome> {
  const { thing, caseId, request } = judged
  const subject = await expectSubject(sql, judged.subjectId, viewer)
  const outcome = await ACTIONS[request.action](sql, { thing, subject, byId: viewer.id, request })
  if (subject) await reviewTrust(sql, [subject.id])
  await answerReports(sql, { thing, caseId, outcome })
  await publishChange(sql, 'everything')
  return outcome
}

const ACTIONS: Record<StaffAction, (sql: Sql, decision: PerformedAction) => Promise<CaseOutcome>> =
  {
    async dismiss(_sql, { thing: { state } }) {
      return state === 'deleted' || state === 'gone' ? 'gone' : 'dismissed'
    },
    remove: leadingTo('removed', removeThing),
    restore: leadingTo('dismissed', restoreThing),
    label: leadingTo('labelled', labelThing),
    warn: leadingTo('warned', warnSubject),
    suspend: leadingTo('suspended', suspendSubject),
    unsuspend: leadingTo('dismissed', unsuspendSubject),
  }

function leadingTo(
  outcome: CaseOutcome,
  act: (sql: Sql, decision: PerformedAction) => Promise<void>,
) {
  return async (sql: Sql, decision: PerformedAction) => {
    await act(sql, decision)
    return outcome
  }
}
