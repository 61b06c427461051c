import { correctWords } from '#features/search/spellCorrection/correct.ts'
import type { Sql } from '#lib/db.ts'
import { type SearchWord, soundsOf } from './words.ts'

/** The words with those that they may be a typing mistake of, among the words of public posts. */
export async function correct(sql: Sql, words: SearchWord[]): Promise<SearchWord[]> {
  const known = await correctWords(
    sql,
    words.map(({ word }) => word),
  )
  return words.map((one) => {
    const { word, keys } = one
    const corrections = known.get(word) ?? []
    const rough = [...keys.rough, ...corrections.flatMap(soundsOf)]
    return { ...one, keys: { ...keys, corrected: corrections, rough }, corrections }
  })
}
