import { HubRole } from '@jes/contract/hubs/hubs'
import type { HubBan, HubMember } from '@jes/contract/hubs/memberships'
import { selectSummary } from '#features/core/users/queries.ts'
import { isNotBlocked } from '#features/core/visibility/rule.ts'
import type { Database, Sql } from '#lib/db.ts'
import type { PageRequest } from '#lib/pages.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'
import { type Flat, withUser } from './rows.ts'

type MemberListRequest = PageRequest & { q?: string | undefined; viewerId: string | null }

/** The members of a hub: the owner, the moderators, then the newest first. */
export async function listMembers(
  sql: Sql,
  hubId: string,
  { cursor, limit, q, viewerId }: MemberListRequest,
) {
  const [role, since, id] = cursor ? readCursor(cursor, [HubRole.options, 'moment', 'id']) : []
  const rows = await sql<Flat<HubMember>[]>`
    select ${selectSummary(sql)}, m.role, m.created_at as joined_at
    from hub_members m
    join users u on u.id = m.user_id
    where m.hub_id = ${hubId} and ${isNotBlocked(sql, viewerId, sql`u.id`)}
      ${q?.trim() ? sql`and ${isCalled(sql, q)}` : sql``}
      ${id ? sql`and (m.role, m.created_at, m.user_id) < (${role!}, ${since!}, ${id})` : sql``}
    order by m.role desc, m.created_at desc, m.user_id desc
    ${limitTo(sql, limit + 1)}`

  const page = cutPage(rows, limit, (last) => writeCursor(last.role, last.joinedAt, last._id))
  return { members: page.shown.map(withUser), nextCursor: page.nextCursor }
}

/** The same by name. The number of matches decides whether the query starts with the names or with the members. */
export function findMembers(db: Database, hubId: string, query: MemberListRequest) {
  return db.begin(async (sql) => {
    await sql`set local plan_cache_mode = 'force_custom_plan'`
    return listMembers(sql, hubId, query)
  })
}

export async function findMember(sql: Sql, hubId: string, userId: string) {
  const [row] = await sql<Flat<HubMember>[]>`
    select ${selectSummary(sql)}, m.role, m.created_at as joined_at
    from hub_members m
    join users u on u.id = m.user_id
    where m.hub_id = ${hubId} and m.user_id = ${userId}`
  return row ? withUser(row) : null
}

/** Active bans, the latest first. */
export async function listBans(sql: Sql, hubId: string, { cursor, limit }: PageRequest) {
  const [since, id] = cursor ? readCursor(cursor, ['moment', 'id']) : []
  const rows = await sql<Flat<HubBan>[]>`
    ${selectBans(sql, hubId)}
      ${id ? sql`and (b.created_at, b.user_id) < (${since!}, ${id})` : sql``}
    order by b.created_at desc, b.user_id desc
    ${limitTo(sql, limit + 1)}`

  const page = cutPage(rows, limit, (last) => writeCursor(last.createdAt, last._id))
  return { bans: page.shown.map(withUser), nextCursor: page.nextCursor }
}

export async function findBan(sql: Sql, hubId: string, userId: string) {
  const [row] = await sql<Flat<HubBan>[]>`
    ${selectBans(sql, hubId)} and b.user_id = ${userId}`
  return row ? withUser(row) : null
}

function selectBans(sql: Sql, hubId: string) {
  return sql`
    select ${selectSummary(sql)}, b.reason, b.until, b.created_at
    from hub_bans b
    join users u on u.id = b.user_id
    where b.hub_id = ${hubId} and (b.until is null or b.until > now())`
}

/** SQL condition: the username, or a word of the name, begins with `q`. */
function isCalled(sql: Sql, q: string) {
  const typed = q
    .trim()
    .replace(/^@/, '')
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
  return sql`(u.username like ${`${typed}%`} or (' ' || lower(u.display_name)) like ${`% ${typed}%`})`
}
