import type { ReportKind, ReportReason } from '@jes/contract/core/reports'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { takeEvidence } from './evidence.ts'

type Weighed = { kind: ReportKind; thingId: string; reason: ReportReason }

/** Reports about danger to somebody come first. */
const WEIGHTS: Partial<Record<ReportReason, number>> = {
  childSafety: 3,
  privateImages: 2,
  harassment: 1,
  scam: 1,
  impersonation: 1,
}

export function weightOf(reason: ReportReason) {
  return WEIGHTS[reason] ?? 0
}

/** Opens a case about a thing or joins the open one, counts the report, and returns the case's id. */
export async function joinCase(sql: Sql, { kind, thingId, reason }: Weighed) {
  const priority = weightOf(reason)
  const [joined] = await sql<{ id: string }[]>`
    update cases set report_count = report_count + 1, priority = greatest(priority, ${priority})
    where kind = ${kind} and thing_id = ${thingId} and state = 'open'
    returning id`
  if (joined) return joined.id

  const taken = await takeEvidence(sql, kind, thingId)
  if (!taken) throw notFound()
  const [{ id }] = await sql<[{ id: string }]>`
    insert into cases as c (kind, thing_id, subject_id, priority, report_count, evidence, file_keys)
    values (${kind}, ${thingId}, ${taken.subjectId}, ${priority}, 1, ${sql.json(taken.evidence)}, ${taken.fileKeys})
    on conflict (kind, thing_id) where state = 'open' do update
    set report_count = c.report_count + 1, priority = greatest(c.priority, excluded.priority)
    returning id`
  return id
}

/** Opens a case without a reporter, for what the site found itself, such as a watched word. */
export async function openBySite(sql: Sql, found: Weighed & { detail: string }) {
  const { kind, thingId, reason, detail } = found
  const known = await sql`
    select from reports r join cases c on c.id = r.case_id and c.state = 'open'
    where c.kind = ${kind} and c.thing_id = ${thingId} and r.reporter_id is null`
  if (known.length > 0) return
  const caseId = await joinCase(sql, found)
  await sql`
    insert into reports (reporter_id, kind, thing_id, reason, detail, case_id)
    values (null, ${kind}, ${thingId}, ${reason}, ${detail}, ${caseId})`
}
