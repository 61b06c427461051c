import { takeEvidence } from '#features/core/reports/evidence.ts'
import { weightOf } from '#features/core/reports/openCase.ts'
import { CASES, type Reported } from '#features/demo/demoTexts/staffwork.ts'
import type { Sql } from '#lib/db.ts'
import type { Cast } from './cast.ts'
import { type Clock, DAY, HOUR, momentOf } from './clock.ts'
import { insertRows } from './rows.ts'

type DemoContext = { cast: Cast; clock: Clock }

/** Reports to the site: some are open, one for more than a day, some are decided. */
export async function insertCases(sql: Sql, context: DemoContext) {
  for (const reported of CASES) await insertCase(sql, reported, context)
}

async function insertCase(sql: Sql, reported: Reported, { cast, clock }: DemoContext) {
  const { kind, reports, decided } = reported
  const thingId = idOf(reported, cast)
  const taken = await takeEvidence(sql, kind, thingId)
  if (!taken) return
  const at = clock.ago(Math.max(...reports.map(({ hoursAgo }) => hoursAgo)) * HOUR)
  const closedAt = decided ? momentOf(clock.ago(decided.hoursAgo * HOUR)) : null
  const caseId = clock.idAt(at)
  await insertRows(sql, 'cases', [
    {
      id: caseId,
      kind,
      thingId,
      subjectId: taken.subjectId,
      priority: Math.max(...reports.map(({ reason }) => weightOf(reason))),
      reportCount: reports.length,
      evidence: { ...taken.evidence, at: momentOf(at) },
      fileKeys: taken.fileKeys,
      state: decided ? 'closed' : 'open',
      outcome: decided?.outcome ?? null,
      decidedBy: decided ? cast.person(decided.by).id : null,
      createdAt: momentOf(at),
      dueAt: momentOf(at + DAY),
      closedAt,
    },
  ])
  await insertRows(
    sql,
    'reports',
    reports.map(({ by, reason, detail = '', hoursAgo }) => ({
      id: clock.idAt(clock.ago(hoursAgo * HOUR)),
      reporterId: cast.person(by).id,
      kind,
      thingId,
      caseId,
      reason,
      detail,
      state: stateOf(decided),
      createdAt: momentOf(clock.ago(hoursAgo * HOUR)),
      closedAt,
    })),
  )
  if (decided?.outcome === 'warned')
    await insertWarning(sql, decided, { cast, clock, userId: thingId })
}

function idOf({ kind, about }: Reported, cast: Cast) {
  if (kind === 'user') return cast.person(about).id
  return kind === 'jehub' ? cast.hub(about).id : cast.post(about).id
}

function stateOf(decided: Reported['decided']) {
  if (!decided) return 'open'
  return decided.outcome === 'dismissed' ? 'kept' : 'removed'
}

type Warned = DemoContext & { userId: string }

async function insertWarning(
  sql: Sql,
  { by, reason, hoursAgo }: NonNullable<Reported['decided']>,
  { cast, clock, userId }: Warned,
) {
  const at = clock.ago(hoursAgo * HOUR)
  const byId = cast.person(by).id
  const createdAt = momentOf(at)
  await insertRows(sql, 'mod_log', [
    { id: clock.idAt(at), action: 'warn', byId, isAutomod: false, userId, reason, createdAt },
  ])
}
