import type { Typed } from '#features/core/searchIndex/typed.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

/** Where named things stand: a table, what of it the viewer may find, and which of two equals comes first. */
export type NameIndex = {
  table: Fragment
  alias: Fragment
  id: Fragment
  /** The names, for what is mistyped. */
  names: Fragment
  /** The keys of names and texts. */
  keys: Fragment
  /** How many follow or belong to it; there is an index by this and the id. */
  size: Fragment
  isOpen: Fragment
}

/** What was found: 0 the very name, 1 its words, 2 words that begin so, 3 that sound so, 4 mistyped, 5 told of it. */
export type Found = { id: string; size: number; place: number }
export type NamePage = { after: Found | null; count: number }

const WORDS = 1
const BEGUN = 2
const HEARD = 3
/** So few letters begin too many names. */
const SHORT = 2
/** If more than so many fit, they are not sorted: they are met on the way down from the largest. */
const MOST_SORTED = 1_000
/** While somebody types, so many of the largest are looked at first. */
const LARGEST = 1_000

/** Those whose name fits: all at once if they are not too many, else place by place, whole words first. */
export async function listNamed(sql: Sql, index: NameIndex, typed: Typed, wanted: NamePage) {
  const condition = { query: typed.named[HEARD], place: placeIn(sql, index, typed) }
  const all = typed.letters > SHORT ? await listSorted(sql, index, condition, wanted) : null
  return all ?? listByPlace(sql, index, typed, wanted)
}

async function listByPlace(sql: Sql, index: NameIndex, typed: Typed, wanted: NamePage) {
  const from = wanted.after?.place ?? 0
  const found = from <= WORDS ? await listPlaces(sql, index, typed, [0, WORDS], wanted) : []
  if (found.length >= wanted.count) return found

  const rest = { after: from > WORDS ? wanted.after : null, count: wanted.count - found.length }
  if (typed.letters > SHORT) {
    return [...found, ...(await listPlaces(sql, index, typed, [BEGUN, HEARD], rest))]
  }
  if (wanted.after) return found
  const begun = await listAmongLargest(sql, index, typed, wanted.count)
  return [...found, ...begun.filter(({ place }) => place > WORDS)].slice(0, wanted.count)
}

/** Two places that are asked for at once, unless so many fit that each is asked for alone. */
async function listPlaces(
  sql: Sql,
  index: NameIndex,
  typed: Typed,
  [first, last]: [number, number],
  { after, count }: NamePage,
) {
  const place = placeIn(sql, index, typed)
  const condition = { query: typed.named[last]!, place, isHere: sql`${place} >= ${first}` }
  const all = await listSorted(sql, index, condition, { after, count })
  if (all) return all

  const found: Found[] = []
  for (const at of [first, last]) {
    if (at < (after?.place ?? 0) || found.length >= count) continue
    const one = { query: typed.named[at]!, place: sql`${at}::int`, isHere: sql`${place} = ${at}` }
    const rest = { after: after?.place === at ? after : null, count: count - found.length }
    // Hardly any of those who have the words are called just so: there are still too many without them.
    const list = at === WORDS ? listLargest : listOfPlace
    found.push(...(await list(sql, index, one, rest)))
  }
  return found
}

type Condition = { query: string; place: Fragment; isHere?: Fragment }

/** Those of one place, the largest first. */
export async function listOfPlace(
  sql: Sql,
  index: NameIndex,
  condition: Condition,
  wanted: NamePage,
) {
  return (
    (await listSorted(sql, index, condition, wanted)) ??
    (await listLargest(sql, index, condition, wanted))
  )
}

/** All that fit, by the index of their keys; null if they are too many. */
async function listSorted(
  sql: Sql,
  { table, id, keys, size, isOpen }: NameIndex,
  { query, place, isHere = sql`true` }: Condition,
  { after, count }: NamePage,
) {
  const isBehind = after
    ? sql`f.place > ${after.place} or (f.place = ${after.place} and (f.size, f.id) < (${after.size}, ${after.id}))`
    : sql`true`
  const rows = await sql<(Found & { total: number })[]>`
    with found as materialized (
      select ${id} as id, ${size} as size, ${place} as place
      from ${table}
      where ${keys} @@ ${query}::tsquery and ${isHere} and ${isOpen}
      ${limitTo(sql, MOST_SORTED + 1)}
    )
    select f.id, f.size, f.place, t.total
    from (select count(*)::int as total from found) t
    left join (
      select * from found f where ${isBehind}
      order by f.place, f.size desc, f.id desc
      ${limitTo(sql, count)}
    ) f on true
    order by f.place, f.size desc, f.id desc`
  const isTooMuch = rows.some(({ total }) => total > MOST_SORTED)
  return isTooMuch ? null : rows.flatMap(({ total, ...found }) => (found.id ? found : []))
}

/** So many fit that enough of them are met on the way down from the largest. */
function listLargest(
  sql: Sql,
  { table, id, keys, size, isOpen }: NameIndex,
  { query, place, isHere = sql`true` }: Condition,
  { after, count }: NamePage,
) {
  return sql<Found[]>`
    select ${id} as id, ${size} as size, ${place} as place
    from ${table}
    where ${keys} @@ ${query}::tsquery and ${isHere} and ${isOpen}
      and ${after ? sql`(${size}, ${id}) < (${after.size}, ${after.id})` : sql`true`}
    order by ${size} desc, ${id} desc
    ${limitTo(sql, count)}`
}

/** The first few while somebody types: among the largest, and only where these are too few among all. */
export async function listBegun(sql: Sql, index: NameIndex, typed: Typed, count: number) {
  const largest = await listAmongLargest(sql, index, typed, count)
  if (largest.length === count || typed.letters <= SHORT) return largest
  const condition = { query: typed.named[HEARD], place: placeIn(sql, index, typed) }
  return (await listSorted(sql, index, condition, { after: null, count })) ?? largest
}

/** Whoever has the very name is among them, however small. */
function listAmongLargest(sql: Sql, index: NameIndex, typed: Typed, count: number) {
  const { table, alias, id, keys, size, isOpen } = index
  const [exact, , , phonetic] = typed.named
  const place = placeIn(sql, index, typed)
  return sql<Found[]>`
    select ${id} as id, ${size} as size, ${place} as place
    from (
      (select * from ${table} where ${isOpen} order by ${size} desc, ${id} desc ${limitTo(sql, LARGEST)})
      union all
      (select * from ${table} where ${keys} @@ ${exact}::tsquery and ${isOpen} ${limitTo(sql, count)})
    ) ${alias}
    where ${keys} @@ ${phonetic}::tsquery
    group by 1, 2, 3
    order by place, size desc, id desc
    ${limitTo(sql, count)}`
}

/** In SQL: which place a name has. */
function placeIn(sql: Sql, { keys }: NameIndex, { named }: Typed) {
  const cases = named.map((query, at) => sql`when ${keys} @@ ${query}::tsquery then ${at}::int`)
  return sql`case ${cases.reduce((all, one) => sql`${all} ${one}`)} end`
}
