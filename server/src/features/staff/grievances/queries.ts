import type { Grievance, StaffGrievance } from '@jes/contract/staff/grievances'
import { userJson } from '#features/core/users/queries.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'

/** For anybody who knows the number. */
export async function expectByNumber(sql: Sql, number: string) {
  const [found] = await sql<Grievance[]>`
    select ${grievanceColumns(sql)} from grievances g where g.number = ${number}`
  if (!found) throw notFound()
  return found
}

export async function expectGrievance(sql: Sql, id: string) {
  const [found] = await selectStaff(sql, {
    condition: sql`g.id = ${id}`,
    order: sql`g.id`,
    count: 1,
  })
  if (!found) throw notFound()
  return found
}

type GrievanceListRequest = {
  state: Grievance['state']
  cursor?: string | undefined
  limit: number
}

/** Open: by urgency and age. Answered: the latest first. */
export async function listGrievances(sql: Sql, { state, cursor, limit }: GrievanceListRequest) {
  const page = state === 'open' ? openPage(sql, cursor) : answeredPage(sql, cursor)
  const rows = await selectStaff(sql, { ...page, count: limit + 1 })
  const { shown, nextCursor } = cutPage(rows, limit, ({ priority, _id }) =>
    writeCursor(priority, _id),
  )
  return { grievances: shown, nextCursor }
}

function openPage(sql: Sql, cursor: string | undefined) {
  const [priority, id] = readPlace(cursor)
  const isBehind = id
    ? sql`(g.priority < ${priority} or (g.priority = ${priority} and g.id > ${id}))`
    : sql`true`
  return { condition: sql`g.state = 'open' and ${isBehind}`, order: sql`g.priority desc, g.id` }
}

function answeredPage(sql: Sql, cursor: string | undefined) {
  const [, id] = readPlace(cursor)
  const isBehind = id ? sql`g.id < ${id}` : sql`true`
  return { condition: sql`g.state = 'answered' and ${isBehind}`, order: sql`g.id desc` }
}

function readPlace(cursor: string | undefined): [number, string | null] {
  if (!cursor) return [0, null]
  return readCursor(cursor, ['smallint', 'id'])
}

type GrievanceFilter = { condition: Fragment; order: Fragment; count: number }

async function selectStaff(sql: Sql, { condition, order, count }: GrievanceFilter) {
  const rows = await sql<StaffGrievance[]>`
    select ${grievanceColumns(sql)}, g.id as _id, g.name, g.email, g.link, g.priority,
      ${userJson(sql, 'u')} as decided_by
    from grievances g
    left join users u on u.id = g.decided_by
    where ${condition}
    order by ${order}
    ${limitTo(sql, count)}`
  return [...rows]
}

function grievanceColumns(sql: Sql) {
  return sql`g.number, g.reason, g.text, g.state, g.answer, g.created_at, g.due_at, g.answered_at`
}
