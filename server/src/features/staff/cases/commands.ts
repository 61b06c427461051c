import type { ReportKind } from '@jes/contract/core/reports'
import type { Case, StaffDecision } from '@jes/contract/staff/cases'
import { audit } from '#features/core/staffAccess/audit.ts'
import { perform } from '#features/staff/staffActions/perform.ts'
import { isHidden, lockThing } from '#features/staff/staffActions/things.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound, refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectCase, isOfOthers } from './queries.ts'

type CaseFacts = { id: string; kind: ReportKind; thingId: string; subjectId: string | null }

/** Decides a case, or a closed one again. */
export async function decideCase(viewer: Viewer, id: string, request: StaffDecision) {
  await sql.begin(async (sql) => {
    const [judged] = await sql<CaseFacts[]>`
      select c.id, c.kind, c.thing_id, c.subject_id from cases c
      where c.id = ${id} and ${isOfOthers(sql, viewer.id)}
      for update`
    if (!judged) throw notFound()
    const thing = await lockThing(sql, judged.kind, judged.thingId)
    const subjectId = thing.subjectId ?? judged.subjectId
    const outcome = await perform(sql, viewer, { thing, subjectId, caseId: id, request })
    await closeCase(sql, id, { outcome, byId: viewer.id })
    await note(sql, { viewer, request, judged, area: 'case' })
  })
  return expectCase(sql, id, viewer)
}

type OneThing = { kind: ReportKind; id: string }

/** Acts on a thing or a person without a report; if a case is open, this decides it. */
export async function actOn(
  viewer: Viewer,
  { kind, id }: OneThing,
  request: StaffDecision,
): Promise<{ thingState: Case['thingState'] }> {
  return sql.begin(async (sql) => {
    const [open] = await sql<CaseFacts[]>`
      select c.id from cases c where c.kind = ${kind} and c.thing_id = ${id} and c.state = 'open'
      for update`
    const thing = await lockThing(sql, kind, id)
    if (thing.state === 'gone' || (await isHidden(sql, thing))) throw notFound()
    if (request.action === 'dismiss' && !open) throw refuse('staff.nothing_to_dismiss')

    const { subjectId } = thing
    const caseId = open?.id ?? null
    const outcome = await perform(sql, viewer, { thing, subjectId, caseId, request })
    if (caseId) await closeCase(sql, caseId, { outcome, byId: viewer.id })
    const { state: thingState } = await lockThing(sql, kind, id)
    await note(sql, { viewer, request, judged: { kind, thingId: id, id: caseId }, area: 'thing' })
    return { thingState }
  })
}

type Closing = { outcome: string; byId: string }

async function closeCase(sql: Sql, id: string, { outcome, byId }: Closing) {
  await sql`
    update cases set state = 'closed', outcome = ${outcome}, decided_by = ${byId}, closed_at = now()
    where id = ${id}`
}

type Noted = {
  viewer: Viewer
  request: StaffDecision
  judged: { kind: ReportKind; thingId: string; id: string | null }
  area: 'case' | 'thing'
}

async function note(sql: Sql, { viewer, request, judged, area }: Noted) {
  const { action, reason, days, label, sensitive } = request
  await audit(sql, {
    byId: viewer.id,
    action: `${area}.${action}`,
    kind: judged.kind,
    thingId: judged.thingId,
    reason,
    facts: {
      ...(judged.id && { case: judged.id }),
      ...(action === 'suspend' && { days: String(days ?? 0) }),
      ...(action === 'label' && label && { label }),
      ...(action === 'label' && sensitive && { sensitive: 'true' }),
    },
  })
}
