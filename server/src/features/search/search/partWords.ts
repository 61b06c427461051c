import { soundOf } from '@jes/contract/lib/script/sound'
import { stem } from '@jes/contract/lib/script/stem'
import { keysOf } from '#features/core/searchIndex/text.ts'
import { quote } from '#features/core/searchIndex/tsquery.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

/** So many words of the query are looked at, and so many known ones for each half. */
const MOST_WORDS = 3
const MOST_EACH = 6
const MOST_LETTERS = 24
/** Words of more posts than these are left out: reading where they stand would cost more than it finds. */
const MOST_POSTS = 10_000
/** Where a word may be parted: not within a joined consonant, with two letters or a vowel and more on either side. */
const SEAM =
  /(?<=[a-z]{3}|[\u0904-\u0939].?[\u0904-\u0939][\u093e-\u094c]?|[\u0904-\u0939][\u093e-\u094c].)(?=[a-z]{3}|[\u0904-\u0939].)(?<!\u094d)/gu

type Halves = [string, string]

/** For words that others write as two, those two as phrases, in either script: only where both are known words. */
export async function partWords(sql: Sql, words: string[]): Promise<Map<string, string[]>> {
  const seams = new Map(
    words
      .slice(0, MOST_WORDS)
      .map((word) => [
        word,
        [...halvesOf(word), ...(stem(word) === word ? [] : halvesOf(stem(word)))],
      ]),
  )
  const halves = [...seams.values()].flat(2)
  if (halves.length === 0) return new Map()
  const sounds = [...new Set(halves.map(soundOf))]
  const rows = await sql<{ word: string; sound: string }[]>`
    select n.word, s.sound
    from unnest(${sounds}::text[]) s(sound)
    cross join lateral (
      select w.word from search_words w where w.sound = s.sound and w.posts <= ${MOST_POSTS}
      order by w.posts desc, w.word ${limitTo(sql, MOST_EACH)}
    ) n`
  const known = (half: string) => {
    const sound = soundOf(half)
    const { alike } = keysOf(half)
    return rows
      .filter((row) => row.sound === sound)
      .filter(({ word }) => keysStored(word).some((key) => alike.includes(key)))
      .map(({ word }) => quote(word))
  }
  return new Map(
    [...seams].map(([word, all]) => [
      word,
      all.flatMap(([one, other]) => phraseOf(known(one), known(other))),
    ]),
  )
}

function keysStored(word: string) {
  const { strict, sounds } = keysOf(word)
  return [...strict, ...sounds]
}

function phraseOf(ones: string[], others: string[]) {
  if (ones.length === 0 || others.length === 0) return []
  return [`((${ones.join(' | ')}) <-> (${others.join(' | ')}))`]
}

function halvesOf(word: string): Halves[] {
  if (word.length > MOST_LETTERS) return []
  return [...word.matchAll(SEAM)].map(({ index }) => [word.slice(0, index), word.slice(index)])
}
