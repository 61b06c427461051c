import type { ReportKind } from '@jes/contract/core/reports'
import type { Case, CaseDetail } from '@jes/contract/staff/cases'
import { userJson } from '#features/core/users/queries.ts'
import { listReported } from '#features/messages/messageReports/queries.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'
import type { Viewer } from '#lib/serve.ts'
import { type CaseRow, joinThing, selectCases, toCase } from './rows.ts'
import { listStrikes } from './strikes.ts'

/** How many of the latest reports of a case are shown. */
const MOST_REPORTS = 100

type CaseListRequest = {
  state: 'open' | 'closed'
  kind?: ReportKind | undefined
  cursor?: string | undefined
  limit: number
}

/** SQL condition: the case is not about the viewer: nobody sees who reported them, not even the staff. */
export function isOfOthers(sql: Sql, viewerId: string) {
  return sql`c.subject_id is distinct from ${viewerId}`
}

/** Reports to the site: open ones by urgency and age; closed ones, the latest first. */
export async function listCases(sql: Sql, query: CaseListRequest, { id: viewerId }: Viewer) {
  const { state, kind, limit } = query
  const order = state === 'open' ? sql`c.priority desc, c.id` : sql`c.closed_at desc, c.id desc`
  const page = sql`
    select c.* from cases c
    where c.state = ${state} and ${isOfOthers(sql, viewerId)} and ${isAfter(sql, query)}
      ${kind ? sql`and c.kind = ${kind}` : sql``}
    order by ${order}
    ${limitTo(sql, limit + 1)}`
  const [rows, counts] = await Promise.all([
    sql<CaseRow[]>`${selectCases(sql, page, viewerId)} order by ${order}`,
    countOpen(sql, viewerId),
  ])
  const { shown, nextCursor } = cutPage(rows, limit, cursorOf)
  return { cases: shown.map(toCase), ...counts, nextCursor }
}

function isAfter(sql: Sql, { state, cursor }: CaseListRequest) {
  if (!cursor) return sql`true`
  if (state === 'open') {
    const [priority, id] = readCursor(cursor, ['smallint', 'id'])
    return sql`(c.priority < ${priority} or (c.priority = ${priority} and c.id > ${id}))`
  }
  const [closedAt, id] = readCursor(cursor, ['moment', 'id'])
  return sql`(c.closed_at, c.id) < (${closedAt}, ${id})`
}

function cursorOf({
  _id,
  state,
  priority,
  closedAt,
}: Pick<Case, '_id' | 'state' | 'priority' | 'closedAt'>) {
  return state === 'open' ? writeCursor(priority, _id) : writeCursor(closedAt ?? '', _id)
}

async function countOpen(sql: Sql, viewerId: string) {
  const [counts] = await sql<[{ open: number; late: number }]>`
    select count(*)::int as open, count(*) filter (where c.due_at < now())::int as late
    from cases c
    where c.state = 'open' and ${isOfOthers(sql, viewerId)}`
  return counts
}

/** One case with its reports and earlier actions against the person. */
export async function expectCase(
  sql: Sql,
  id: string,
  { id: viewerId }: Viewer,
): Promise<CaseDetail> {
  const one = sql`select c.* from cases c where c.id = ${id} and ${isOfOthers(sql, viewerId)}`
  const [row] = await sql<CaseRow[]>`${selectCases(sql, one, viewerId)}`
  if (!row) throw notFound()
  const [now, reports, strikes] = await Promise.all([
    findNow(sql, id),
    listReports(sql, id),
    listStrikes(sql, row.subject?._id ?? null),
  ])
  return { ...toCase(row), now, reports, strikes }
}

/** The current text, if it differs from the reported one. */
async function findNow(sql: Sql, id: string) {
  const [now] = await sql<{ title: string; content: string }[]>`
    select n.title, n.content
    from cases c
    ${joinThing(sql)}
    cross join lateral (
      select
        case c.kind when 'comment' then '' when 'jehub' then h.name when 'user' then t.display_name else p.title end as title,
        case c.kind when 'comment' then m.content when 'jehub' then h.description
          when 'user' then array_to_string(array_remove(array[nullif(t.bio, '')] || t.links, null), E'\\n') else p.content end as content
    ) n
    where c.id = ${id} and c.evidence <> '{}' and coalesce(m.state, p.state, 'live') <> 'deleted'
      and (n.title <> c.evidence ->> 'title' or n.content <> c.evidence ->> 'content')`
  return now ?? null
}

async function listReports(sql: Sql, caseId: string): Promise<CaseDetail['reports']> {
  const reports = await sql<Omit<CaseDetail['reports'][number], 'messages'>[]>`
    select r.id as _id, ${userJson(sql, 'u')} as reporter, r.reason, r.detail, r.created_at
    from reports r
    left join users u on u.id = r.reporter_id
    where r.case_id = ${caseId}
    order by r.id desc
    ${limitTo(sql, MOST_REPORTS)}`
  const messagesOf = await listReported(
    sql,
    reports.map(({ _id }) => _id),
  )
  return reports.map((report) => ({ ...report, messages: messagesOf.get(report._id) ?? [] }))
}
