import type { Typed } from '#features/core/searchIndex/typed.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

/** A searchable set of names: its table, which rows the viewer may find, and the order of equal matches. */
export type NameIndex = {
  table: Fragment
  alias: Fragment
  id: Fragment
  /** The names, for typing errors. */
  names: Fragment
  /** The keys of names and texts. */
  keys: Fragment
  /** The number of followers or members; there is an index on it and the id. */
  size: Fragment
  isOpen: Fragment
}

/** A result. Its level: 0 exact name, 1 all words, 2 prefixes, 3 sounds alike, 4 typing errors, 5 description. */
export type Found = { id: string; size: number; place: number }
export type NamePage = { after: Found | null; count: number }

const WORDS = 1
const BEGUN = 2
const SOUNDS_ALIKE = 3
/** Prefixes of so few letters match too many names. */
const SHORT = 2
/** More matches than this are not sorted: they are found by reading down from the largest. */
const MOST_SORTED = 1_000
/** For suggestions, so many of the largest are searched first. */
const LARGEST = 1_000

/** Rows whose name matches: all at once if they are few, else level by level, whole words first. */
export async function listNamed(sql: Sql, index: NameIndex, typed: Typed, page: NamePage) {
  const condition = { query: typed.named[SOUNDS_ALIKE], place: placeIn(sql, index, typed) }
  const all = typed.letters > SHORT ? await listSorted(sql, index, condition, page) : null
  return all ?? listByPlace(sql, index, typed, page)
}

async function listByPlace(sql: Sql, index: NameIndex, typed: Typed, page: NamePage) {
  const from = page.after?.place ?? 0
  const found = from <= WORDS ? await listPlaces(sql, index, typed, [0, WORDS], page) : []
  if (found.length >= page.count) return found

  const rest = { after: from > WORDS ? page.after : null, count: page.count - found.length }
  if (typed.letters > SHORT) {
    return [...found, ...(await listPlaces(sql, index, typed, [BEGUN, SOUNDS_ALIKE], rest))]
  }
  if (page.after) return found
  const begun = await listAmongLargest(sql, index, typed, page.count)
  return [...found, ...begun.filter(({ place }) => place > WORDS)].slice(0, page.count)
}

/** Queries two levels at once, or each alone if there are too many matches. */
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
    // Of those with all the words hardly any has the exact name, so many are left after these.
    const list = at === WORDS ? listLargest : listOfPlace
    found.push(...(await list(sql, index, one, rest)))
  }
  return found
}

type Condition = { query: string; place: Fragment; isHere?: Fragment }

/** The matches of one level, the largest first. */
export async function listOfPlace(
  sql: Sql,
  index: NameIndex,
  condition: Condition,
  page: NamePage,
) {
  return (
    (await listSorted(sql, index, condition, page)) ??
    (await listLargest(sql, index, condition, page))
  )
}

/** All matches, by the index of keys; null if there are too many. */
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

/** So many match that enough are found by reading down from the largest. */
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

/** The first suggestions: among the largest, and only if these are too few, among all. */
export async function listBegun(sql: Sql, index: NameIndex, typed: Typed, count: number) {
  const largest = await listAmongLargest(sql, index, typed, count)
  if (largest.length === count || typed.letters <= SHORT) return largest
  const condition = { query: typed.named[SOUNDS_ALIKE], place: placeIn(sql, index, typed) }
  return (await listSorted(sql, index, condition, { after: null, count })) ?? largest
}

/** An exact match is included, however small. */
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

/** SQL: the level of a match. */
function placeIn(sql: Sql, { keys }: NameIndex, { named }: Typed) {
  const cases = named.map((query, at) => sql`when ${keys} @@ ${query}::tsquery then ${at}::int`)
  return sql`case ${cases.reduce((all, one) => sql`${all} ${one}`)} end`
}
