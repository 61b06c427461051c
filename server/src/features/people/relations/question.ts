import { stemsOf } from '#features/core/searchIndex/stems.ts'
import { keysOf, searchedWords } from '#features/core/searchIndex/text.ts'
import { anyOf } from '#features/core/searchIndex/tsquery.ts'
import type { Sql } from '#lib/db.ts'

/** A sound of three letters, with the sign before it: shorter ones are those of too many words. */
const LEAST_SOUND = 4

/**
 * What a post must hold to be hidden, as a question to post_search; null where nothing is muted. Each word counts in
 * every form and either script, and of several muted together all must be there: their forms have no places in the
 * index, so that it cannot be asked whether they follow each other.
 */
export async function questionOf(sql: Sql, muted: string[]) {
  const phrases = muted.map(searchedWords)
  const words = [...new Set(phrases.flat())]
  if (words.length === 0) return null
  const rows = await sql<{ word: string; stems: string[] }[]>`
    select w.word, ${stemsOf(sql, sql`w.word`)} as stems from unnest(${words}::text[]) w(word)`
  const stems = new Map(rows.map((row) => [row.word, row.stems]))
  const asked = phrases.map((phrase) =>
    phrase.map((word) => anyOf(formsOf(word, stems.get(word) ?? []))).join(' & '),
  )
  return asked.map((all) => `(${all})`).join(' | ')
}

function formsOf(word: string, stems: string[]) {
  const { stem, sounds } = keysOf(word)
  return [...new Set([word, stem, ...stems, ...sounds.filter((key) => key.length >= LEAST_SOUND)])]
}
