import type { StaffHub } from '@jes/contract/staff/adminMembers'
import { hubKey } from '#features/core/hubAccess/names.ts'
import { userJson } from '#features/core/users/queries.ts'
import { type HubRow, selectHub, toSummary } from '#features/hubs/hubs/rows.ts'
import type { NameIndex } from '#features/search/nameSearch/nameQuery.ts'
import { searchNames } from '#features/search/nameSearch/search.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { literal } from '#lib/like.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'

type State = StaffHub['state']
type HubListRequest = {
  q?: string | undefined
  state: State
  cursor?: string | undefined
  limit: number
}

/** Hubs, the latest first; or open hubs that match a name, the closest first. */
export async function listHubs(sql: Sql, viewerId: string, query: HubListRequest) {
  const { q = '', state, cursor, limit } = query
  if (q && state === 'open') return searchHubs(sql, viewerId, { q, cursor, limit })

  const after = cursor ? readCursor(cursor, ['id'])[0] : null
  const isCalled = q ? sql`h.name_key like ${`%${literal(hubKey(q))}%`}` : sql`true`
  const isBehind = after ? sql`h.id < ${after}` : sql`true`
  const condition = sql`${isIn(sql, state)} and ${isCalled} and ${isBehind}`
  const rows = await selectHubs(sql, viewerId, { condition, count: limit + 1 })
  const { shown, nextCursor } = cutPage(rows, limit, ({ _id }) => writeCursor(_id))
  return { jehubs: shown, nextCursor }
}

type Search = { q: string; cursor: string | undefined; limit: number }

async function searchHubs(sql: Sql, viewerId: string, { q, cursor, limit }: Search) {
  const nameIndex: NameIndex = {
    table: sql`hubs h`,
    alias: sql`h`,
    id: sql`h.id`,
    names: sql`h.search_names`,
    keys: sql`h.search_words`,
    size: sql`h.member_count`,
    isOpen: isIn(sql, 'open'),
  }
  const { found, nextCursor } = await searchNames(sql, nameIndex, q, { cursor, limit })
  const condition = sql`h.id = any(${found}::bigint[])`
  const rows = await selectHubs(sql, viewerId, { condition, count: limit })
  const jehubs = found.flatMap((id) => rows.find(({ _id }) => _id === id) ?? [])
  return { jehubs, nextCursor }
}

export async function expectStaffHub(sql: Sql, viewerId: string, id: string) {
  const [hub] = await selectHubs(sql, viewerId, { condition: sql`h.id = ${id}`, count: 1 })
  if (!hub) throw notFound()
  return hub
}

function isIn(sql: Sql, state: State) {
  if (state === 'open') return sql`h.closed_at is null`
  return sql`h.closed_at is not null and ${state === 'removed' ? sql`` : sql`not`} h.is_removed`
}

type HubFilter = { condition: Fragment; count: number }

async function selectHubs(sql: Sql, viewerId: string, { condition, count }: HubFilter) {
  const rows = await sql<(HubRow & Omit<StaffHub, keyof HubRow>)[]>`
    select ${selectHub(sql, viewerId)}, h.post_count, h.created_at, ${userJson(sql, 'o')} as owner,
      case when h.closed_at is null then 'open' when h.is_removed then 'removed' else 'closed' end as state,
      (coalesce((select sum(q.report_count) from open_queue q where q.hub_id = h.id), 0)
        + coalesce((select sum(c.report_count) from cases c
          where c.kind = 'jehub' and c.thing_id = h.id and c.state = 'open'), 0))::int as open_reports
    from hubs h
    left join hub_members m on m.hub_id = h.id and m.role = 'owner'
    left join users o on o.id = m.user_id
    where ${condition}
    order by h.id desc
    ${limitTo(sql, count)}`
  return rows.map(toSummary)
}
