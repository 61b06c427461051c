import type { Content } from '@jes/contract/staff/cases'
import type { Fragment, Sql } from '#lib/db.ts'
import { literal } from '#lib/like.ts'
import { limitTo } from '#lib/pages.ts'

/** Deleted and removed texts have no search index: so many of the latest are scanned for one page. */
const LOOKED_THROUGH = 50_000

type ContentSearch = { kind: Content['kind']; word: string; limit: number }
type Found = { ids: string[]; last: string | null; seen: number }

/** The latest with this word. If a page finds too few, the next one continues the scan. */
export async function findWord(
  sql: Sql,
  { kind, word, limit }: ContentSearch,
  condition: Fragment,
) {
  const pattern = `%${literal(word)}%`
  const hasWord =
    kind === 'comment'
      ? sql`x.content ilike ${pattern}`
      : sql`(x.title ilike ${pattern} or x.content ilike ${pattern})`
  const [{ ids, last, seen }] = await sql<[Found]>`
    with latest as materialized (
      select x.id, ${hasWord} as has_word
      from ${kind === 'comment' ? sql`comments` : sql`posts`} x
      where ${condition}
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
