import { isNear, slipsBetween } from '@jes/contract/lib/script/near'
import { soundOf } from '@jes/contract/lib/script/sound'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { beforeOneSlip } from './oneSlip.ts'

/** A word that occurs in so many posts is spelled right; a short one that occurs at all. */
const COMMON = 5
const SHORT = 4
const MOST_LOOKED_AT = 40
const MOST_OFFERED = 5
const LEAST_LETTERS = 3
const LEAST_SOUND = 4
/** Nobody mistypes more words at once. */
const MOST_WORDS = 8

type Known = { word: string; sound: string; posts: number }

/**
 * Known words that each normalised word may be a typing error of: those with the fewest slips first, of equals the most used.
 */
export async function correctWords(sql: Sql, words: string[]): Promise<Map<string, string[]>> {
  const distinct = [...new Set(words)]
    .filter((word) => [...word].length >= LEAST_LETTERS)
    .slice(0, MOST_WORDS)
  const typed = distinct.length > 0 ? await withoutCommon(sql, distinct) : []
  if (typed.length === 0) return new Map()

  const known = (await Promise.all([listAlike(sql, typed), listBeforeOneSlip(sql, typed)])).flat()
  const mended = typed.map((word) => [word, meantBy(word, known)] as const)
  return new Map(mended.filter(([, meant]) => meant.length > 0))
}

async function withoutCommon(sql: Sql, words: string[]) {
  const rows = await sql<{ word: string }[]>`
    select w.word from search_words w
    where w.word = any(${words}) and w.posts >= case when length(w.word) < ${SHORT}::int then 1 else ${COMMON}::int end`
  const common = new Set(rows.map(({ word }) => word))
  return words.filter((word) => !common.has(word))
}

/** Words that have many letters in common with one of these. */
function listAlike(sql: Sql, typed: string[]) {
  return sql<Known[]>`
    select n.word, n.sound, n.posts
    from unnest(${typed}::text[]) t(typed)
    cross join lateral (
      select w.word, w.sound, w.posts
      from search_words w
      where w.word % t.typed
      order by similarity(w.word, t.typed) desc, w.posts desc
      ${limitTo(sql, MOST_LOOKED_AT)}
    ) n`
}

/** A slip in a short word leaves too little alike: those are asked for one by one. */
async function listBeforeOneSlip(sql: Sql, typed: string[]): Promise<Known[]> {
  const words = typed.flatMap(beforeOneSlip)
  if (words.length === 0) return []
  return sql<Known[]>`
    select w.word, w.sound, w.posts from search_words w where w.word = any(${words})`
}

function meantBy(typed: string, known: Known[]) {
  const sound = soundOf(typed)
  const near = known
    .filter(({ word }) => word !== typed)
    .filter((one) => isNear(typed, one.word) || soundsNear(sound, one.sound))
    .map(({ word, posts }) => ({ word, posts, slips: slipsBetween(typed, word) }))
    .toSorted((a, b) => a.slips - b.slips || b.posts - a.posts || (a.word < b.word ? -1 : 1))
  return [...new Set(near.map(({ word }) => word))].slice(0, MOST_OFFERED)
}

/** A sound says less than letters: of so few nothing can be told. */
function soundsNear(one: string, other: string) {
  return Math.min(one.length, other.length) >= LEAST_SOUND && isNear(one, other)
}
