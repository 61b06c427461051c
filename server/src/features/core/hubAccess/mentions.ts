import { type FindHub, hubNamesIn } from '@jes/contract/lib/markdown/words'
import type { Fragment, Sql } from '#lib/db.ts'
import { hubKey } from './names.ts'

/**
 * The hubs mentioned in a text. A private one is linked only in its own posts: elsewhere others would learn of it.
 */
export async function findHubsIn(
  sql: Sql,
  markdown: string,
  homeId: string | Fragment | null,
): Promise<FindHub> {
  const keys = hubNamesIn(markdown).map(hubKey)
  if (keys.length === 0) return () => null
  const rows = await sql<{ key: string; name: string }[]>`
    select h.name_key as key, h.name
    from hubs h
    where h.name_key = any(${keys}) and h.closed_at is null and (not h.is_private or h.id = ${homeId})`
  const names = new Map(rows.map(({ key, name }) => [key, name]))
  return (typed) => names.get(hubKey(typed)) ?? null
}
