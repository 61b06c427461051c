import { stemsOf } from '#features/core/searchIndex/stems.ts'
import { keysOf, searchedWords } from '#features/core/searchIndex/text.ts'
import { anyOf } from '#features/core/searchIndex/tsquery.ts'
import type { Sql } from '#lib/db.ts'

/** Three letters and the prefix: shorter phonetic keys match too many words. */
const LEAST_SOUND = 4

/**
 * The tsquery for post_search that hides a post; null where nothing is muted. Each word matches in every form and
 * either script, and all words of a phrase must occur: their forms have no positions in the index, so their order
 * cannot be queried.
 */
export async function mutedQueryOf(sql: Sql, muted: string[]) {
  const phrases = muted.map(searchedWords)
  const words = [...new Set(phrases.flat())]
  if (words.length === 0) return null
  const rows = await sql<{ word: string; stems: string[] }[]>`
    select w.word, ${stemsOf(sql, sql`w.word`)} as stems from unnest(${words}::text[]) w(word)`
  const stems = new Map(rows.map((row) => [row.word, row.stems]))
  const queries = phrases.map((phrase) =>
    phrase.map((word) => anyOf(formsOf(word, stems.get(word) ?? []))).join(' & '),
  )
  return queries.map((all) => `(${all})`).join(' | ')
}

function formsOf(word: string, stems: string[]) {
  const { stem, sounds } = keysOf(word)
  return [...new Set([word, stem, ...stems, ...sounds.filter((key) => key.length >= LEAST_SOUND)])]
}
