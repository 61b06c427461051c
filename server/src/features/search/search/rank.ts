import type { SearchSort } from '@jes/contract/search/search'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { type Filter, isShown } from './filter.ts'

export type RankedPost = { id: string; points: number }
type RankOptions = {
  sort: SearchSort
  /** What a title is matched with, and all words side by side: both only for the order. */
  question: string | null
  near: string | null
  /** Better matches than the others, the best first: they stand before all others. */
  better: string[]
  /** From when the age of posts is counted. */
  until: string
  last: RankedPost | null
  count: number
}

const DAY = 86_400_000n << 16n
const IN_TITLE = 3
const NEAR = 2
/** More than all other points together. */
const BETTER = 100

/** Those of the posts that pass the filter, the best first, behind the last one shown. */
export function rank(
  sql: Sql,
  ids: string[],
  filter: Filter,
  options: RankOptions,
): Promise<RankedPost[]> {
  if (ids.length === 0) return Promise.resolve([])
  const { last, count } = options
  return sql<RankedPost[]>`
    select r.id, r.points
    from (
      select s.post_id as id, ${pointsOf(sql, options)} as points
      from unnest(${ids}::bigint[]) n(id)
      join post_stats s on s.post_id = n.id
      join post_search i on i.post_id = n.id
      where ${isShown(sql, filter)}
    ) r
    ${last ? sql`where (r.points, r.id) < (${last.points}::int, ${last.id}::bigint)` : sql``}
    order by r.points desc, r.id desc
    ${limitTo(sql, count)}`
}

/** The least points of a post that is among the better ones: the best of them have the most. */
export function pointsAt(at: number, count: number) {
  return (count - at) * BETTER
}

/** Whole numbers that seldom change: found in the title, words side by side, ten times the votes, newer. */
function pointsOf(sql: Sql, { sort, question, near, better, until }: RankOptions) {
  if (sort === 'new' || question === null) return sort === 'top' ? sql`s.score` : sql`0`
  if (sort === 'top') return sql`s.score`
  const ago = (days: bigint) => String(BigInt(until) - days * DAY)
  const tiers = better.map(
    (one, at) => sql`when i.words @@ ${one}::tsquery then ${pointsAt(at, better.length)}::int`,
  )
  return sql`
    (${tiers.length > 0 ? sql`case ${tiers.reduce((all, one) => sql`${all} ${one}`)} else 0 end` : sql`0`}
      + case when i.title @@ ${question}::tsquery then ${IN_TITLE}::int else 0 end
      + ${near ? sql`case when i.words @@ ${near}::tsquery then ${NEAR}::int else 0 end` : sql`0`}
      + least(3, floor(log10(greatest(s.score, 1))))::int
      + case when s.post_id >= ${ago(2n)} then 3 when s.post_id >= ${ago(14n)} then 2
          when s.post_id >= ${ago(90n)} then 1 else 0 end)`
}
