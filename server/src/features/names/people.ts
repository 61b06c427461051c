import type { ListedUser, UserSummary } from '@jes/contract/users'
import { selectIsFollowed } from '#features/follows/queries.ts'
import { selectSummary } from '#features/users/queries.ts'
import { isNotBlocked } from '#features/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { type Asked, searchShelf } from './search.ts'
import { listBegun, type Shelf } from './shelf.ts'
import { readTyped } from './typed.ts'

/** Members by username, name and what they say of themselves, in either script. */
export async function findPeople(sql: Sql, words: string, { viewerId, ...asked }: Asked) {
  const shelf = people(sql, viewerId)
  const { found, nextCursor } = await searchShelf(sql, shelf, words.replace(/^@/, ''), asked)
  if (found.length === 0) return { users: [], nextCursor }
  const users = await sql<ListedUser[]>`
    select ${selectSummary(sql)}, u.bio,
      ${selectIsFollowed(sql, viewerId)} as is_followed
    from unnest(${found}::bigint[]) with ordinality n(id, at)
    join users u on u.id = n.id
    order by n.at`
  return { users: [...users], nextCursor }
}

/** Whom somebody may mean who has typed so much of a name. */
export async function suggestPeople(sql: Sql, q: string, viewerId: string | null, count: number) {
  const typed = readTyped(q)
  if (typed.words.length === 0) return []
  const found = await listBegun(sql, people(sql, viewerId), typed, count)
  return sql<UserSummary[]>`
    select ${selectSummary(sql)}
    from unnest(${found.map(({ id }) => id)}::bigint[]) with ordinality n(id, at)
    join users u on u.id = n.id
    order by n.at`
}

function people(sql: Sql, viewerId: string | null): Shelf {
  return {
    table: sql`users u`,
    alias: sql`u`,
    id: sql`u.id`,
    names: sql`u.search_names`,
    keys: sql`u.search_words`,
    size: sql`u.follower_count`,
    isOpen: isNotBlocked(sql, viewerId, sql`u.id`),
  }
}
