import { isDevanagari, normalise } from '@jes/contract/lib/script/letters'
import { soundOf } from '@jes/contract/lib/script/sound'
import type { Fragment, Sql } from '#lib/db.ts'
import { literal } from '#lib/like.ts'
import { limitTo } from '#lib/pages.ts'

/** For one or two letters only the most used words are searched. */
const MOST_USED = 3_000
const SHORT = 2
/** So many are in the other script, where there are so many. */
const FROM_OTHER = 2
const LAST_WORD = /^(.*?)([\p{L}\p{M}\p{N}\u200c\u200d]+)$/su

/** The typed text with its last word completed: as it begins first, then in the other script, then as it sounds; of equals the most used first. */
export async function completeWords(sql: Sql, q: string, count: number): Promise<string[]> {
  const [, before = '', last = ''] = LAST_WORD.exec(q) ?? []
  const begun = normalise(last)
  if (!begun) return []
  const words = await listBegun(sql, begun, count)
  return words.map((word) => before + word)
}

async function listBegun(sql: Sql, begun: string, count: number) {
  const isBegun = sql`w.word like ${`${literal(begun)}%`}`
  const isPhonetic = sql`w.sound like ${`${literal(soundOf(begun))}%`}`
  const rows =
    [...begun].length <= SHORT
      ? await listAmongMostUsed(sql, sql`(${isBegun} or ${isPhonetic})`, count * 2)
      : await sql<{ word: string }[]>`
          select n.word from (
            (${listRows(sql, isBegun, count)}) union (${listRows(sql, isPhonetic, count * 2)})
          ) n
          order by n.posts desc, n.word`
  const words = rows.map(({ word }) => word).filter((word) => word !== begun)
  const isOwn = (word: string) => isDevanagari(word) === isDevanagari(begun)
  const asTyped = words.filter((word) => word.startsWith(begun))
  const other = words.filter((word) => !isOwn(word))
  const heard = words.filter((word) => isOwn(word) && !word.startsWith(begun))
  const fromOther = Math.min(other.length, Math.max(FROM_OTHER, count - asTyped.length))
  return [...asTyped.slice(0, count - fromOther), ...other.slice(0, fromOther), ...heard].slice(
    0,
    count,
  )
}

function listRows(sql: Sql, condition: Fragment, count: number) {
  return sql`
    select w.word, w.posts from search_words w where ${condition}
    order by w.posts desc, w.word ${limitTo(sql, count)}`
}

function listAmongMostUsed(sql: Sql, condition: Fragment, count: number) {
  return sql<{ word: string }[]>`
    select w.word
    from (select * from search_words w order by w.posts desc, w.word ${limitTo(sql, MOST_USED)}) w
    where ${condition}
    order by w.posts desc, w.word ${limitTo(sql, count)}`
}
