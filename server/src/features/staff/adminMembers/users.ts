import type { StaffUser } from '@jes/contract/staff/adminMembers'
import { selectTrust } from '#features/core/trust/queries.ts'
import { selectSummary } from '#features/core/users/queries.ts'
import { isVerified } from '#features/core/users/verified.ts'
import type { NameIndex } from '#features/search/nameSearch/nameQuery.ts'
import { searchNames } from '#features/search/nameSearch/search.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'
import type { Viewer } from '#lib/serve.ts'

type Filter = 'all' | 'staff' | 'suspended' | 'new' | 'leaving'
type UserListRequest = {
  q?: string | undefined
  filter: Filter
  cursor?: string | undefined
  limit: number
}

/** Members, the latest first; or those that match a name, the closest first. Admins also find one by the whole email. */
export async function listUsers(sql: Sql, { role }: Viewer, query: UserListRequest) {
  const { q = '', filter, cursor, limit } = query
  const isListed = isAmong(sql, filter)
  if (role === 'admin' && isAddress(q)) {
    const isTheirs = sql`u.email = ${q.toLowerCase()} and ${isListed}`
    return { users: await selectUsers(sql, isTheirs, 1), nextCursor: null }
  }
  if (q) return searchUsers(sql, q, { isListed, cursor, limit })

  const after = cursor ? readCursor(cursor, ['id'])[0] : null
  const isBehind = after ? sql`${isListed} and u.id < ${after}` : isListed
  const rows = await selectUsers(sql, isBehind, limit + 1)
  const { shown, nextCursor } = cutPage(rows, limit, ({ _id }) => writeCursor(_id))
  return { users: shown, nextCursor }
}

type Page = { isListed: Fragment; cursor: string | undefined; limit: number }

async function searchUsers(sql: Sql, q: string, { isListed, cursor, limit }: Page) {
  const nameIndex: NameIndex = {
    table: sql`users u`,
    alias: sql`u`,
    id: sql`u.id`,
    names: sql`u.search_names`,
    keys: sql`u.search_words`,
    size: sql`u.follower_count`,
    isOpen: isListed,
  }
  const { found, nextCursor } = await searchNames(sql, nameIndex, q.replace(/^@/, ''), {
    cursor,
    limit,
  })
  const rows = await selectUsers(sql, sql`u.id = any(${found}::bigint[])`, limit)
  const users = found.flatMap((id) => rows.find(({ _id }) => _id === id) ?? [])
  return { users, nextCursor }
}

function isAddress(q: string) {
  return /^[^@\s]+@[^@\s]+$/.test(q)
}

/** The deleted user is not listed. */
function isAmong(sql: Sql, filter: Filter) {
  const filters: Record<Filter, Fragment> = {
    all: sql`u.id > 1`,
    staff: sql`u.role <> 'member'`,
    suspended: sql`u.suspended_until is not null and u.suspended_until > now()`,
    new: sql`u.id > (extract(epoch from now() - interval '3 days') * 1000)::bigint << 16`,
    leaving: sql`u.leaves_at is not null`,
  }
  return filters[filter]
}

async function selectUsers(sql: Sql, condition: Fragment, count: number) {
  const rows = await sql<StaffUser[]>`
    select ${staffColumns(sql)} from users u where ${condition} order by u.id desc ${limitTo(sql, count)}`
  return [...rows]
}

/** The columns of a StaffUser, from the table `users` as `u`. */
export function staffColumns(sql: Sql) {
  return sql`
    ${selectSummary(sql)}, u.role, ${isVerified(sql)} as is_verified, ${selectTrust(sql)} as trust,
    case when u.suspended_until > now() then u.suspended_until end as suspended_until, u.leaves_at,
    u.created_at as joined_at`
}
