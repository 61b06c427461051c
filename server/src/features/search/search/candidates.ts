import { timesBetween } from '#features/core/searchIndex/times.ts'
import { anyOf } from '#features/core/searchIndex/tsquery.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

/** Where a search begins: an id that no post has yet, and the one so many posts back, if there are so many. */
export type Now = { id: string; back: string | null }
export type Stretch = { before: string; since: string; back: string | null; count: number }
type Row = { id: string }

/** Among so many of the newest posts is looked first, to see how frequent a match is. */
const PROBE = 1_000
/** Where a match is rarer than this many times that, all posts are looked through at once. */
const MOST_STRETCHED = 64
const MARGIN = 1.5
/** Behind every post that there will ever be. */
const NEWEST = String(2n ** 63n - 1n)

/** The newest posts that match a question, newest first; without one, the newest of all. */
export function listCandidates(sql: Sql, question: string | null, stretch: Stretch) {
  return question === null ? listNewest(sql, stretch) : listMatching(sql, question, stretch)
}

/**
 * The newest posts that match, newest first. The index knows no order, so a frequent word is asked for together
 * with the days on which it must have been written: first few, then as many as its frequency calls for.
 */
async function listMatching(sql: Sql, question: string, stretch: Stretch) {
  const { before, since, count } = stretch
  const probe = stretch.back ?? (await findBack(sql, before))
  if (probe === null || BigInt(probe) <= BigInt(since)) return listAll(sql, question, stretch)

  const first = await listSince(sql, question, BigInt(probe), stretch)
  if (first && first.length >= count) return first
  const times = (count / Math.max(1, first?.length ?? 0)) * MARGIN
  if (times > MOST_STRETCHED) return listAll(sql, question, stretch)

  const reach = (BigInt(before) - BigInt(probe)) * BigInt(Math.ceil(times))
  const second = await listSince(sql, question, BigInt(before) - reach, stretch)
  return second && second.length >= count ? second : listAll(sql, question, stretch)
}

/** The newest posts of all, where nothing is asked that the index could find them by. */
function listNewest(sql: Sql, { before, since, count }: Stretch) {
  return sql<Row[]>`
    select s.post_id as id
    from post_stats s
    where s.is_live and not s.is_private and s.post_id < ${before} and s.post_id >= ${since}
    order by s.post_id desc
    ${limitTo(sql, count)}`
}

/** Null if the days since then are too many to be told one by one. */
async function listSince(sql: Sql, question: string, from: bigint, stretch: Stretch) {
  const first = from > BigInt(stretch.since) ? from : BigInt(stretch.since)
  const times = timesBetween(first, BigInt(stretch.before))
  return times && listAll(sql, `${question} & ${anyOf(times)}`, stretch)
}

/** By the words alone: the sums keep the planner from walking back through all posts and reading the words of each. */
function listAll(sql: Sql, question: string, { before, since, count }: Stretch) {
  return sql<Row[]>`
    select i.post_id as id
    from post_search i
    where i.words @@ ${question}::tsquery and i.post_id + 0 < ${before} and i.post_id + 0 >= ${since}
    order by i.post_id + 0 desc
    ${limitTo(sql, count)}`
}

/** Not by the sequence of `make_id`, which a replica cannot advance: the last id of this millisecond. */
export async function findNow(sql: Sql): Promise<Now> {
  const [[{ id }], back] = await Promise.all([
    sql<[{ id: string }]>`
      select ((extract(epoch from clock_timestamp()) * 1000)::bigint << 16) | 65535 as id`,
    findBack(sql, NEWEST),
  ])
  return { id, back }
}

/** The id so many posts before this one, or null where there are not so many. */
async function findBack(sql: Sql, before: string) {
  const [row] = await sql<[{ id: string | null; count: number }]>`
    select min(n.post_id) as id, count(*)::int as count
    from (
      select s.post_id from post_stats s
      where s.post_id < ${before} and s.is_live and not s.is_private
      order by s.post_id desc ${limitTo(sql, PROBE)}
    ) n`
  return row.count < PROBE ? null : row.id
}
