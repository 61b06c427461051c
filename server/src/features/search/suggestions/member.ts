import type { Suggestions } from '@jes/contract/search/search'
import { readPrivateHubs } from '#features/core/visibility/privateHubs.ts'
import { readRelations } from '#features/core/visibility/relations.ts'
import { isOfShunned, markHubs } from '#features/search/nameSearch/member.ts'
import { areMentionable } from '#features/search/nameSearch/people.ts'
import type { Sql } from '#lib/db.ts'
import { SharedReads } from '#lib/sharedReads.ts'
import { suggest } from './queries.ts'

const TTL_MS = 10_000
const MAX_BYTES = 4 * 1024 * 1024

const cached = new SharedReads<Suggestions>({
  name: 'suggestions',
  maxBytes: MAX_BYTES,
  ttl: TTL_MS,
})

/** Suggestions for a member: made once for all who are in the same private hubs; where one is not for this member, for them alone. */
export async function suggestToMember(sql: Sql, q: string, viewerId: string): Promise<Suggestions> {
  const [relations, hubIds] = await Promise.all([
    readRelations(sql, viewerId),
    readPrivateHubs(sql, viewerId),
  ])
  const found = await cached.get(sql, JSON.stringify([hubIds, q]), {
    read: () => suggest(sql, q, { viewerId: null, hubIds }),
    madeOf: ['lists'],
  })
  const isForAll =
    !found.users.some((user) => isOfShunned(user, relations)) &&
    (!q.startsWith('@') || (await areMentionable(sql, found.users, viewerId)))
  if (!isForAll) return suggest(sql, q, { viewerId })
  const jehubs = await markHubs(sql, found.jehubs, viewerId)
  return jehubs.length === found.jehubs.length
    ? { ...found, jehubs }
    : suggest(sql, q, { viewerId })
}
