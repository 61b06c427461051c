import type { Report } from '@jes/contract/reports'
import type { Fragment, Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'

type Asked = { cursor?: string | undefined; limit: number }

/** What somebody reported, newest first, and what became of it. */
export async function listMine(sql: Sql, { cursor, limit }: Asked, viewerId: string) {
  const [before] = cursor ? readCursor(cursor, ['id']) : []
  const isMine = sql`r.reporter_id = ${viewerId} ${before ? sql`and r.id < ${before}` : sql``}`
  const rows = await selectReports(sql, isMine, limit + 1)
  const { shown, nextCursor } = cutPage(rows, limit, ({ _id }) => writeCursor(_id))
  return { reports: shown, nextCursor }
}

type Open = { reporterId: string; kind: string; thingId: string }

export async function findOpen(sql: Sql, { reporterId, kind, thingId }: Open) {
  const isIt = sql`
    r.reporter_id = ${reporterId} and r.kind = ${kind} and r.thing_id = ${thingId} and r.state = 'open'`
  const [report] = await selectReports(sql, isIt, 1)
  if (!report) throw notFound()
  return report
}

function selectReports(sql: Sql, isIt: Fragment, count: number) {
  return sql<Report[]>`
    select r.id as _id, r.kind, r.reason, r.rule, r.detail, h.name as jehub, r.state, r.created_at, r.closed_at
    from reports r
    left join hubs h on h.id = r.hub_id
    where ${isIt}
    order by r.id desc
    ${limitTo(sql, count)}`
}
