import type { HubSummary } from '@jes/contract/hubs/hubs'
import { readTyped } from '#features/core/searchIndex/typed.ts'
import { type HubRow, isListed, selectHub, toSummary } from '#features/hubs/hubs/rows.ts'
import type { Sql } from '#lib/db.ts'
import { listBegun, type NameIndex } from './nameQuery.ts'
import { type NamePageRequest, searchNames } from './search.ts'

type HubPage = { jehubs: HubSummary[]; nextCursor: string | null }

/** Hubs by name, description and tags, in either script; private ones only for their members. */
export async function findHubs(sql: Sql, words: string, query: NamePageRequest): Promise<HubPage> {
  const { viewerId } = query
  const { found, nextCursor } = await searchNames(sql, hubs(sql, viewerId), words, query)
  return { jehubs: await listByIds(sql, found, viewerId), nextCursor }
}

/** Suggestions for a partly typed name of a hub. */
export async function suggestHubs(sql: Sql, q: string, viewerId: string | null, count: number) {
  const typed = readTyped(q)
  if (typed.words.length === 0) return []
  const found = await listBegun(sql, hubs(sql, viewerId), typed, count)
  return listByIds(
    sql,
    found.map(({ id }) => id),
    viewerId,
  )
}

function hubs(sql: Sql, viewerId: string | null): NameIndex {
  return {
    table: sql`hubs h`,
    alias: sql`h`,
    id: sql`h.id`,
    names: sql`h.search_names`,
    keys: sql`h.search_words`,
    size: sql`h.member_count`,
    isOpen: isListed(sql, viewerId),
  }
}

async function listByIds(sql: Sql, ids: string[], viewerId: string | null) {
  if (ids.length === 0) return []
  const rows = await sql<HubRow[]>`
    select ${selectHub(sql, viewerId)}
    from unnest(${ids}::bigint[]) with ordinality n(id, at)
    join hubs h on h.id = n.id
    order by n.at`
  return rows.map(toSummary)
}
