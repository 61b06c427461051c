import type { Content } from '@jes/contract/staff/cases'
import type { Fragment, Sql } from '#lib/db.ts'
import { literal } from '#lib/like.ts'
import { limitTo } from '#lib/pages.ts'

/** No index knows the words of what was deleted or removed: so many of the latest are looked through for one page. */
const LOOKED_THROUGH = 50_000

type ContentSearch = { kind: Content['kind']; word: string; limit: number }
type Found = { ids: string[]; last: string | null; seen: number }

/** Those of the latest with a word in them. Where that were too few, the next page looks further. */
export async function findWord(sql: Sql, { kind, word, limit }: ContentSearch, isAsked: Fragment) {
  const pattern = `%${literal(word)}%`
  const hasWord =
    kind === 'comment'
      ? sql`x.content ilike ${pattern}`
      : sql`(x.title ilike ${pattern} or x.content ilike ${pattern})`
  const [{ ids, last, seen }] = await sql<[Found]>`
    with latest as materialized (
      select x.id, ${hasWord} as has_word
      from ${kind === 'comment' ? sql`comments` : sql`posts`} x
      where ${isAsked}
      order by x.id desc
      ${limitTo(sql, LOOKED_THROUGH)}
    )
    select array(select id::text from latest where has_word order by id desc ${limitTo(sql, limit + 1)}) as ids,
      min(id) as last, count(*)::int as seen
    from latest`
  const shown = ids.slice(0, limit)
  if (ids.length > limit) return { ids: shown, next: shown.at(-1) ?? null }
  return { ids: shown, next: seen === LOOKED_THROUGH ? last : null }
}
