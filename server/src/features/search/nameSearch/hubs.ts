import type { HubSummary } from '@jes/contract/hubs/hubs'
import { readTyped } from '#features/core/searchIndex/typed.ts'
import {
  type HubRow,
  isListed,
  isListedIn,
  selectHub,
  toSummary,
} from '#features/hubs/hubs/rows.ts'
import type { Sql } from '#lib/db.ts'
import type { Audience } from './audience.ts'
import { listBegun, type NameIndex } from './nameQuery.ts'
import { type NamePageRequest, searchNames } from './search.ts'

type HubPage = { jehubs: HubSummary[]; nextCursor: string | null }

/** Hubs by name, description and tags, in either script; private ones only for their members. */
export async function findHubs(sql: Sql, words: string, query: NamePageRequest): Promise<HubPage> {
  const { found, nextCursor } = await searchNames(sql, hubs(sql, query), words, query)
  return { jehubs: await listHubsByIds(sql, found, query.viewerId), nextCursor }
}

/** Suggestions for a partly typed name of a hub. */
export async function suggestHubs(sql: Sql, q: string, audience: Audience, count: number) {
  const typed = readTyped(q)
  if (typed.words.length === 0) return []
  const found = await listBegun(sql, hubs(sql, audience), typed, count)
  return listHubsByIds(
    sql,
    found.map(({ id }) => id),
    audience.viewerId,
  )
}

function hubs(sql: Sql, { viewerId, hubIds }: Audience): NameIndex {
  return {
    table: sql`hubs h`,
    alias: sql`h`,
    id: sql`h.id`,
    names: sql`h.search_names`,
    keys: sql`h.search_words`,
    size: sql`h.member_count`,
    isOpen: hubIds ? isListedIn(sql, hubIds) : isListed(sql, viewerId),
  }
}

/** These hubs as the viewer sees them, in this order. */
export async function listHubsByIds(sql: Sql, ids: string[], viewerId: string | null) {
  if (ids.length === 0) return []
  const rows = await sql<HubRow[]>`
    select ${selectHub(sql, viewerId)}
    from unnest(${ids}::bigint[]) with ordinality n(id, at)
    join hubs h on h.id = n.id
    order by n.at`
  return rows.map(toSummary)
}
