import { alsoCalled } from '@jes/contract/lib/script/synonyms'
import { stemsOf } from '#features/core/searchIndex/stems.ts'
import { authorKey, hubKey, keysOf, markKey, tagKey } from '#features/core/searchIndex/text.ts'
import { anyOf, quote } from '#features/core/searchIndex/tsquery.ts'
import type { Sql } from '#lib/db.ts'
import type { ParsedQuery } from './parse.ts'
import { joinedIn, partedIn } from './wordJoins.ts'

/** How well a post matches: as typed, in another form, by its sound, after mending a slip, by its consonants. */
export const LEVELS = ['exact', 'stem', 'sound', 'mended', 'rough'] as const
export type Level = (typeof LEVELS)[number]
export const SOUND = LEVELS.indexOf('sound')
export const MENDED = LEVELS.indexOf('mended')
export const ROUGH = LEVELS.indexOf('rough')

/** Of a longer query only the longest words count, since they are the rarest. */
const MOST_WORDS = 8

/** Who wrote it, or where: ids, already looked up. */
export type SearchScope = { authorId: string | null; hubId: string | null }

/** A word that was asked for, and what it is found by at each level. */
export type SearchWord = {
  word: string
  keys: Record<Level, string[]>
  /** What a slip may have made it from, the likeliest first. */
  mended: string[]
}
type Read = { word: string; stems: string[]; isStop: boolean }

/** The words that count, each with its keys; words that say nothing count where there is nothing else. */
export async function readWords(
  sql: Sql,
  { words, phrases, tags, has }: ParsedQuery,
): Promise<SearchWord[]> {
  if (words.length === 0) return []
  const read = await sql<Read[]>`
    select w.word, ${stemsOf(sql, sql`w.word`)} as stems,
      to_tsvector('nepali', w.word) = '' or to_tsvector('english', w.word) = '' as is_stop
    from unnest(${words}::text[]) with ordinality w(word, at)
    order by w.at`
  const telling = read.filter(({ isStop }) => !isStop)
  const isElse = phrases.length + tags.length + has.length > 0
  return longest(telling.length > 0 || isElse ? telling : read).map(toWanted)
}

/** The words with what a slip may have made them from. */
export function withMended(wanted: SearchWord[], known: Map<string, string[]>): SearchWord[] {
  return wanted.map(({ word, keys }) => {
    const mended = known.get(word) ?? []
    return {
      word,
      keys: { ...keys, mended, rough: [...keys.rough, ...mended.flatMap(phonetic)] },
      mended,
    }
  })
}

/** What must be found at a level and was not found at the one before, for PostgreSQL to read. */
export function questionAt(
  wanted: SearchWord[],
  level: number,
  before: number | undefined,
  always: string[],
) {
  const asked = wanted.length > 0 ? [allOf(wanted, level)] : []
  const better = before !== undefined && wanted.length > 0 ? [`!(${allOf(wanted, before)})`] : []
  return [...asked, ...better, ...always].join(' & ')
}

/** Whether a level finds anything that the one before does not. */
export function isWider(wanted: SearchWord[], level: number) {
  return (
    level === 0 || level === ROUGH || wanted.some(({ keys }) => keys[LEVELS[level]!].length > 0)
  )
}

/** Every word at this level or a better one; from their sound on, also where two of them are written as one. */
export function allOf(wanted: SearchWord[], level: number) {
  const joined = level < SOUND ? [] : joinedIn(wanted.map(({ word }) => word))
  const ways = [
    wanted.map((one) => foundBy(one, level)),
    ...joined.map((words) => words.map((word) => foundBy(wantedAs(wanted, word), SOUND))),
  ]
  return `(${ways.map((way) => way.join(' & ')).join(' | ')})`
}

function wantedAs(wanted: SearchWord[], word: string) {
  return wanted.find((one) => one.word === word) ?? toWanted({ word, stems: [] })
}

/** One word by any of its keys; at the roughest also where it is written as two. */
function foundBy(one: SearchWord, level: number) {
  const keys = anyOf(keysUpTo(one, level))
  const parted = level < ROUGH ? [] : partedIn(one.word)
  const ways = [keys, ...parted.map((halves) => `(${halves.map(quote).join(' & ')})`)]
  return `(${ways.join(' | ')})`
}

/** What holds for a post at every level: who wrote it and where, its kind, what it has, its hashtags and phrases. */
export function mustHave(
  { tags, has, phrases }: ParsedQuery,
  { authorId, hubId }: SearchScope,
  isClip: boolean,
) {
  const must = [
    ...(authorId ? [authorKey(authorId)] : []),
    ...(hubId ? [hubKey(hubId)] : []),
    ...(isClip ? [markKey('clip')] : []),
    ...has.map(markKey),
    ...tags.map(tagKey),
    ...phrases.flat(),
  ]
  return [...new Set(must)].map(quote)
}

/** What a post must not have: words, in any form, and the kind that is not asked for. */
export function mustNotHave({ has, without }: ParsedQuery, isClip: boolean) {
  const words = without.flatMap(([word, ...more]) =>
    word && more.length === 0 ? [word, keysOf(word).stem] : [],
  )
  // Only clips have a video: who asks for one asks for them.
  const kinds = isClip || has.includes('video') ? [] : [markKey('clip')]
  return [...new Set([...words, ...kinds])].map((key) => `!${quote(key)}`)
}

/** Words one right after the other. */
export function phraseOf(words: string[]) {
  return `(${words.map(quote).join(' <-> ')})`
}

function toWanted({ word, stems }: Pick<Read, 'word' | 'stems'>): SearchWord {
  const { stem, rough } = keysOf(word)
  const others = alsoCalled(word)
  return {
    word,
    keys: {
      exact: [word],
      stem: [...new Set([stem, ...stems])],
      sound: [...phonetic(word), ...others, ...others.flatMap(phonetic)],
      rough: rough ? [rough] : [],
      mended: [],
    },
    mended: [],
  }
}

function phonetic(word: string) {
  return keysOf(word).sounds
}

function keysUpTo({ keys }: SearchWord, level: number) {
  return [...new Set(LEVELS.slice(0, level + 1).flatMap((name) => keys[name]))]
}

function longest(words: Read[]) {
  if (words.length <= MOST_WORDS) return words
  const stored = words.toSorted((a, b) => b.word.length - a.word.length).slice(0, MOST_WORDS)
  return words.filter((one) => stored.includes(one))
}
