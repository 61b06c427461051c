import type { SearchPage, SearchQuery } from '@jes/contract/search/search'
import { readPrivateHubs } from '#features/core/visibility/privateHubs.ts'
import { readRelations } from '#features/core/visibility/relations.ts'
import { markFollowed } from '#features/people/follows/member.ts'
import { listPosts } from '#features/posts/posts/queries.ts'
import { isOfShunned, markHubs } from '#features/search/nameSearch/member.ts'
import type { Sql } from '#lib/db.ts'
import { SharedReads } from '#lib/sharedReads.ts'
import { parseQuery } from './parse.ts'
import { type Found, find, search, splitPosts } from './search.ts'

/** The order follows votes within this time; new and removed posts are a change of the lists. */
const TTL_MS = 10_000
const MAX_BYTES = 8 * 1024 * 1024

const cached = new SharedReads<Found>({ name: 'searches', maxBytes: MAX_BYTES, ttl: TTL_MS })

/**
 * A search of a member: found once for all who are in the same private hubs, and read as this member sees it. Where that
 * leaves anything out, it is searched for this member alone, so that something else takes its place.
 */
export async function searchForMember(
  sql: Sql,
  query: SearchQuery,
  viewerId: string,
): Promise<SearchPage> {
  const [relations, hubIds] = await Promise.all([
    readRelations(sql, viewerId),
    readPrivateHubs(sql, viewerId),
  ])
  const { ids, clipIds, ...found } = await cached.get(sql, JSON.stringify([hubIds, query]), {
    read: () => find(sql, query, { viewerId: null, hubIds }),
    madeOf: ['lists'],
  })
  if (found.users.some((user) => isOfShunned(user, relations))) return search(sql, query, viewerId)

  const unmuted = parseQuery(query.q).in === null ? 'anywhere' : 'inHub'
  const all = [...ids, ...clipIds]
  const [posts, users, jehubs] = await Promise.all([
    listPosts(sql, all, { viewerId, unmuted }),
    markFollowed(sql, found.users, viewerId),
    markHubs(sql, found.jehubs, viewerId),
  ])
  const isWhole = posts.length === all.length && jehubs.length === found.jehubs.length
  if (!isWhole) return search(sql, query, viewerId)
  return { ...found, users, jehubs, ...splitPosts(posts, clipIds) }
}
