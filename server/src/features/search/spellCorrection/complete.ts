import { isDevanagari, normalise } from '@jes/contract/lib/script/letters'
import { soundOf } from '@jes/contract/lib/script/sound'
import { stem } from '@jes/contract/lib/script/stem'
import type { Fragment, Sql } from '#lib/db.ts'
import { literal } from '#lib/like.ts'
import { limitTo } from '#lib/pages.ts'
import { listFreshWords, type UsedWord } from './fresh.ts'

/** For one or two letters only the most used words are searched. */
const MOST_USED = 3_000
const SHORT = 2
/** So many are in the other script, where there are so many. */
const FROM_OTHER = 2
/** So many forms are read for each word that is shown. */
const FORMS = 6
const LAST_WORD = /^(.*?)([\p{L}\p{M}\p{N}\u200c\u200d]+)$/su

export type Completion = { text: string; posts: number }

/**
 * The typed text with its last word completed: as it begins first, then in the other script, then as it sounds; of equals the most
 * used first, all its endings counted together.
 */
export async function completeWords(sql: Sql, q: string, count: number): Promise<Completion[]> {
  const [, before = '', last = ''] = LAST_WORD.exec(q) ?? []
  const begun = normalise(last)
  if (!begun) return []
  const words = inOrder(begun, await listBegun(sql, begun, count * FORMS), count)
  return words.map(({ word, posts }) => ({ text: before + word, posts }))
}

function inOrder(begun: string, words: UsedWord[], count: number) {
  const isOwn = (word: string) => isDevanagari(word) === isDevanagari(begun)
  const isAsTyped = (word: string) => word.startsWith(begun)
  const all = mergeForms(words, (word) => !isAsTyped(word) || isAsTyped(stem(word)))
  const known = all.filter(({ word }) => word !== begun)
  const asTyped = known.filter(({ word }) => isAsTyped(word))
  const other = known.filter(({ word }) => !isOwn(word))
  const heard = known.filter(({ word }) => isOwn(word) && !isAsTyped(word))
  const fromOther = Math.min(other.length, Math.max(FROM_OTHER, count - asTyped.length))
  return [...asTyped.slice(0, count - fromOther), ...other.slice(0, fromOther), ...heard].slice(
    0,
    count,
  )
}

/** One entry for all forms of a word: the plain one if it is used by itself, or else the most used. */
function mergeForms(words: UsedWord[], canBeBare: (word: string) => boolean) {
  const groups = new Map<string, UsedWord>()
  for (const one of words.toSorted(byUse)) {
    const bare = canBeBare(one.word) ? stem(one.word) : one.word
    const group = groups.get(bare)
    if (!group) groups.set(bare, { ...one })
    else {
      group.posts += one.posts
      if (one.word === bare) group.word = bare
    }
  }
  return [...groups.values()].sort(byUse)
}

/** Of words that are used as often the shorter one is meant sooner. */
function byUse(a: UsedWord, b: UsedWord) {
  return b.posts - a.posts || a.word.length - b.word.length || (a.word < b.word ? -1 : 1)
}

async function listBegun(sql: Sql, begun: string, count: number): Promise<UsedWord[]> {
  const sound = soundOf(begun)
  const isBegun = sql`w.word like ${`${literal(begun)}%`}`
  const isPhonetic = sql`w.sound like ${`${literal(sound)}%`}`
  const [known, fresh] = await Promise.all([
    [...begun].length <= SHORT
      ? listAmongMostUsed(sql, sql`(${isBegun} or ${isPhonetic})`, count * 2)
      : sql<UsedWord[]>`
          (${listRows(sql, isBegun, count)}) union (${listRows(sql, isPhonetic, count * 2)})`,
    listFreshWords(sql),
  ])
  const added = fresh.filter((one) => one.word.startsWith(begun) || one.sound.startsWith(sound))
  return withFresh(known, added)
}

/** A word that is learned already has its count. */
function withFresh(known: UsedWord[], fresh: UsedWord[]) {
  const learned = new Set(known.map(({ word }) => word))
  return [...known, ...fresh.filter(({ word }) => !learned.has(word))]
}

function listRows(sql: Sql, condition: Fragment, count: number) {
  return sql`
    select w.word, w.sound, w.posts from search_words w where ${condition}
    order by w.posts desc, w.word ${limitTo(sql, count)}`
}

function listAmongMostUsed(sql: Sql, condition: Fragment, count: number) {
  return sql<UsedWord[]>`
    select w.word, w.sound, w.posts
    from (select * from search_words w order by w.posts desc, w.word ${limitTo(sql, MOST_USED)}) w
    where ${condition}
    order by w.posts desc, w.word ${limitTo(sql, count)}`
}
