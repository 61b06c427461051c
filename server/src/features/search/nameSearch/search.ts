import { readTyped, type Typed } from '#features/core/searchIndex/typed.ts'
import type { Sql } from '#lib/db.ts'
import { cutPage, readCursor, writeCursor } from '#lib/pages.ts'
import type { Audience } from './audience.ts'
import { type Found, listNamed, listOfPlace, type NameIndex, type NamePage } from './nameQuery.ts'
import { mendNames } from './near.ts'

export type NamePageRequest = Audience & { cursor?: string | undefined; limit: number }

const MISTYPED = 4
const DESCRIBED = 5

/** A page of exact, near and description matches: the best first, of equals the largest. */
export async function searchNames(
  sql: Sql,
  index: NameIndex,
  q: string,
  asked: Pick<NamePageRequest, 'cursor' | 'limit'>,
) {
  const typed = readTyped(q)
  if (typed.words.length === 0) return { found: [], nextCursor: null }
  const page = { after: readPlace(asked.cursor), count: asked.limit + 1 }
  const rows = await listFound(sql, index, typed, page)
  const { shown, nextCursor } = cutPage(rows, asked.limit, ({ place, size, id }) =>
    writeCursor(place, size, id),
  )
  return { found: shown.map(({ id }) => id), nextCursor }
}

async function listFound(sql: Sql, index: NameIndex, typed: Typed, { after, count }: NamePage) {
  const from = after?.place ?? 0
  const found = from < MISTYPED ? await listNamed(sql, index, typed, { after, count }) : []
  if (found.length >= count) return found

  const mended = await mendNames(sql, index, typed)
  const others: [number, string | null][] = [
    [MISTYPED, mended],
    [DESCRIBED, typed.described],
  ]
  let isHere = sql`not ${index.keys} @@ ${typed.named[3]}::tsquery`
  for (const [place, query] of others) {
    if (query === null) continue
    const rest = { after: from === place ? after : null, count: count - found.length }
    const condition = { query, place: sql`${place}::int`, isHere }
    if (from <= place && rest.count > 0)
      found.push(...(await listOfPlace(sql, index, condition, rest)))
    isHere = sql`${isHere} and not ${index.keys} @@ ${query}::tsquery`
  }
  return found
}

function readPlace(cursor: string | undefined): Found | null {
  if (!cursor) return null
  const [place, size, id] = readCursor(cursor, ['smallint', 'int', 'id'])
  return { place, size, id }
}
