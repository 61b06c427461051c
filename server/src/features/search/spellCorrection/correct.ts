import { isNear } from '@jes/contract/lib/script/near'
import { soundOf } from '@jes/contract/lib/script/sound'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

/** A word that occurs in so many posts is spelled right. */
const COMMON = 5
const MOST_LOOKED_AT = 40
const MOST_OFFERED = 5
const LEAST_LETTERS = 4
/** Nobody mistypes more words at once. */
const MOST_WORDS = 8

type Row = { typed: string; word: string; sound: string; posts: number; alike: number }

/**
 * Known words that each normalised word may be a typing error of: the most similar first, of equals the most used.
 */
export async function correctWords(sql: Sql, words: string[]): Promise<Map<string, string[]>> {
  const distinct = [...new Set(words)]
    .filter((word) => [...word].length >= LEAST_LETTERS)
    .slice(0, MOST_WORDS)
  if (distinct.length === 0) return new Map()

  const rows = await sql<Row[]>`
    select t.typed, n.word, n.sound, n.posts, n.alike
    from unnest(${distinct}::text[]) t(typed)
    cross join lateral (
      select w.word, w.sound, w.posts, similarity(w.word, t.typed) as alike
      from search_words w
      where w.word % t.typed and w.word <> t.typed
      order by similarity(w.word, t.typed) desc, w.posts desc
      ${limitTo(sql, MOST_LOOKED_AT)}
    ) n
    where not exists (select from search_words k where k.word = t.typed and k.posts >= ${COMMON})
    order by n.alike desc, n.posts desc, n.word`
  const mended = new Map<string, string[]>()
  for (const { typed, word, sound } of rows) {
    const offered = mended.get(typed) ?? []
    const isMeant = isNear(typed, word) || isNear(soundOf(typed), sound)
    if (isMeant && offered.length < MOST_OFFERED) mended.set(typed, [...offered, word])
  }
  return mended
}
