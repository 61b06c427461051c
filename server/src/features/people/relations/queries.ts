import type { UserSummary } from '@jes/contract/core/users'
import type { MutedThread, ShunnedUser } from '@jes/contract/people/relations'
import { selectSummary } from '#features/core/users/queries.ts'
import { isNotBlocked, isVisible } from '#features/core/visibility/rule.ts'
import { type HubRow, isListed, selectHub, toSummary } from '#features/hubs/hubs/rows.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { cutPage, limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'

type Person = UserSummary & { at: string }

/** Whom a member blocked, latest first: the only list where a blocked person is still shown. */
export async function listBlocked(sql: Sql, viewerId: string, query: PageRequest) {
  const rows = await sql<Person[]>`
    select ${selectSummary(sql)}, x.created_at as at
    from blocks x
    join users u on u.id = x.blocked_id
    where x.blocker_id = ${viewerId} ${isBefore(sql, query, sql`x.blocked_id`)}
    order by x.created_at desc, x.blocked_id desc
    ${limitTo(sql, query.limit + 1)}`
  return toPage(rows, query)
}

/** Whom a member muted, latest first. */
export async function listMuted(sql: Sql, viewerId: string, query: PageRequest) {
  const rows = await sql<Person[]>`
    select ${selectSummary(sql)}, x.created_at as at
    from mutes x
    join users u on u.id = x.muted_id
    where x.muter_id = ${viewerId} and ${isNotBlocked(sql, viewerId, sql`x.muted_id`)}
      ${isBefore(sql, query, sql`x.muted_id`)}
    order by x.created_at desc, x.muted_id desc
    ${limitTo(sql, query.limit + 1)}`
  return toPage(rows, query)
}

/** Which hubs a member muted, latest first; without private hubs that they left. */
export async function listMutedHubs(sql: Sql, viewerId: string, query: PageRequest) {
  const rows = await sql<(HubRow & { at: string })[]>`
    select ${selectHub(sql, viewerId)}, x.created_at as at
    from hub_mutes x
    join hubs h on h.id = x.hub_id
    where x.user_id = ${viewerId} and ${isListed(sql, viewerId)} ${isBefore(sql, query, sql`x.hub_id`)}
    order by x.created_at desc, x.hub_id desc
    ${limitTo(sql, query.limit + 1)}`
  const { shown, nextCursor } = cutPage(rows, query.limit, ({ at, _id }) => writeCursor(at, _id))
  const jehubs = shown.map(toSummary).map(({ _id, name, icon, at }) => ({
    jehub: { _id, name, icon },
    at,
  }))
  return { jehubs, nextCursor }
}

/** The posts whose notifications a member muted, latest first. */
export async function listMutedThreads(sql: Sql, viewerId: string, query: PageRequest) {
  const rows = await sql<MutedThread[]>`
    select x.created_at as at, json_build_object('_id', p.id::text, 'title', p.title,
      'user', json_build_object('username', u.username)) as ad
    from thread_mutes x
    join post_stats s on s.post_id = x.post_id and ${isVisible(sql, viewerId)}
    join posts p on p.id = x.post_id
    join users u on u.id = s.author_id
    where x.user_id = ${viewerId} ${isBefore(sql, query, sql`x.post_id`)}
    order by x.created_at desc, x.post_id desc
    ${limitTo(sql, query.limit + 1)}`
  const { shown, nextCursor } = cutPage(rows, query.limit, ({ at, ad }) => writeCursor(at, ad._id))
  return { threads: shown, nextCursor }
}

function isBefore(sql: Sql, { cursor }: PageRequest, id: Fragment) {
  if (!cursor) return sql``
  const [at, last] = readCursor(cursor, ['moment', 'id'])
  return sql`and (x.created_at, ${id}) < (${at}, ${last})`
}

function toPage(rows: Person[], { limit }: PageRequest) {
  const { shown, nextCursor } = cutPage(rows, limit, ({ at, _id }) => writeCursor(at, _id))
  const users: ShunnedUser[] = shown.map(({ at, ...user }) => ({ user, at }))
  return { users, nextCursor }
}
