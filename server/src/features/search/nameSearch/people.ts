import type { ListedUser, UserSummary } from '@jes/contract/core/users'
import { readTyped } from '#features/core/searchIndex/typed.ts'
import { selectSummary } from '#features/core/users/queries.ts'
import { selectStanding } from '#features/core/users/standing.ts'
import { DELETED_USER_ID, isNotShunned } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { listBegun, type NameIndex } from './nameQuery.ts'
import { type NamePageRequest, searchNames } from './search.ts'

/** Members by username, name and bio, in either script. */
export async function findPeople(sql: Sql, words: string, { viewerId, ...query }: NamePageRequest) {
  const index = people(sql, viewerId)
  const { found, nextCursor } = await searchNames(sql, index, words.replace(/^@/, ''), query)
  if (found.length === 0) return { users: [], nextCursor }
  const users = await sql<ListedUser[]>`
    select ${selectSummary(sql)}, u.bio,
      ${selectStanding(sql, viewerId)}
    from unnest(${found}::bigint[]) with ordinality n(id, at)
    join users u on u.id = n.id
    order by n.at`
  return { users: [...users], nextCursor }
}

type Suggesting = { viewerId: string | null; count: number; isNaming: boolean }

/** Suggestions for a partly typed name; the viewer may not be allowed to mention all of them. */
export async function suggestPeople(
  sql: Sql,
  q: string,
  { viewerId, count, isNaming }: Suggesting,
) {
  const typed = readTyped(q)
  if (typed.words.length === 0) return []
  const all = people(sql, viewerId)
  const index =
    isNaming && viewerId
      ? { ...all, isOpen: sql`${all.isOpen} and ${canBeMentioned(sql, viewerId)}` }
      : all
  const found = await listBegun(sql, index, typed, count)
  return sql<UserSummary[]>`
    select ${selectSummary(sql)}
    from unnest(${found.map(({ id }) => id)}::bigint[]) with ordinality n(id, at)
    join users u on u.id = n.id
    order by n.at`
}

/** Whether the viewer may mention all of these. */
export async function areMentionable(sql: Sql, users: { _id: string }[], viewerId: string) {
  const ids = users.map(({ _id }) => _id)
  const found = await sql`
    select from users u where u.id = any(${ids}::bigint[]) and ${canBeMentioned(sql, viewerId)}`
  return found.length === ids.length
}

/**
 * SQL condition: the member `u` would be notified of a mention. The function `may_mention` says the same, but reads the
 * row of each of a thousand members again; `mentions.test.ts` compares the two.
 */
export function canBeMentioned(sql: Sql, viewerId: string) {
  return sql`
    case coalesce(u.settings ->> 'mentions', 'everyone')
      when 'everyone' then true
      when 'following' then exists (
        select from follows f where f.follower_id = u.id and f.followed_id = ${viewerId})
      else false
    end`
}

function people(sql: Sql, viewerId: string | null): NameIndex {
  return {
    table: sql`users u`,
    alias: sql`u`,
    id: sql`u.id`,
    names: sql`u.search_names`,
    keys: sql`u.search_words`,
    size: sql`u.follower_count`,
    isOpen: sql`u.id <> ${DELETED_USER_ID} and ${isNotShunned(sql, viewerId, sql`u.id`)}`,
  }
}
