import type { NewReport, ReportReason } from '@jes/contract/core/reports'
import { type Sql, sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { joinCase, weightOf } from './openCase.ts'
import { findOpen } from './queries.ts'
import { expectReported, type Reported } from './things.ts'

/** Reasons that must not wait for a hub's team: the site decides, though the team sees the report too. */
const FOR_SITE = ['childSafety', 'privateImages']
/** Reasons that both decide about: the team by the hub's rules, the site by its own. */
const FOR_BOTH = ['harassment', 'scam', 'impersonation']

/** Reports something. A second report by the same member changes nothing. */
export function createReport(viewer: Viewer, report: NewReport) {
  return sql.begin((sql) => fileReport(sql, viewer, report))
}

/** The same in the transaction of whoever adds something to it. */
export async function fileReport(sql: Sql, viewer: Viewer, report: NewReport) {
  const { kind, id, reason, detail } = report
  const { ownerId, hub } = await expectReported(sql, kind, id, viewer.id)
  if (ownerId === viewer.id) throw invalid({ id: 'core.report_own' })
  const rule = reason === 'hubRule' ? titleOfRule(hub, report.hubRule) : null
  const hubId = FOR_SITE.includes(reason) ? null : (hub?.id ?? null)

  const [made] = await sql<{ id: string }[]>`
      insert into reports (reporter_id, kind, thing_id, hub_id, reason, rule, detail)
      values (${viewer.id}, ${kind}, ${id}, ${hubId}, ${reason}, ${rule}, ${detail})
      on conflict (reporter_id, kind, thing_id) where state = 'open' do nothing
      returning id`
  // The site can always decide about what the team wrote: perhaps nobody else of the team is left to decide.
  if (made && (hubId === null || FOR_BOTH.includes(reason) || hub?.isByTeam)) {
    const caseId = await joinCase(sql, { kind, thingId: id, reason })
    await sql`update reports set case_id = ${caseId} where id = ${made.id}`
  }
  if (made && hub) await queue(sql, hub, reason)
  return { report: await findOpen(sql, { reporterId: viewer.id, kind, thingId: id }) }
}

function titleOfRule(hub: Reported['hub'], place: number | null | undefined) {
  const rule = hub?.rules[place ?? -1]
  if (!rule) throw invalid({ hubRule: 'core.rule_missing' })
  return rule.title
}

/** One queue row for each thing, however many report it; the count is exact with concurrent reports. */
async function queue(
  sql: Sql,
  { id, postId, commentId }: NonNullable<Reported['hub']>,
  reason: ReportReason,
) {
  const isOpen = commentId
    ? sql`(comment_id) where comment_id is not null and closed_at is null`
    : sql`(post_id) where comment_id is null and closed_at is null`
  await sql`
    insert into mod_queue as q (hub_id, post_id, comment_id, report_count, priority)
    values (${id}, ${postId}, ${commentId}, 1, ${weightOf(reason)})
    on conflict ${isOpen} do update
    set report_count = q.report_count + 1, priority = greatest(q.priority, excluded.priority)`
}
