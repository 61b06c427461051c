import { alsoCalled } from '@jes/contract/lib/script/synonyms'
import { stemsOf } from '#features/core/searchIndex/stems.ts'
import { keysOf } from '#features/core/searchIndex/text.ts'
import type { Sql } from '#lib/db.ts'
import type { KeyLevel } from './levels.ts'
import type { ParsedQuery } from './parse.ts'
import { partWords } from './partWords.ts'
import { translatedKeys, translateWords } from './translate.ts'

/** Of a longer query only the longest words count, since they are the rarest. */
const MOST_WORDS = 8

/** Endings that some write apart from their noun: they say nothing of what is looked for. */
const APART =
  /^(?:को|का|की|मा|ले|लाई|बाट|देखि|सम्म|सँग|संग|हरू|हरु|द्वारा|ko|ka|ki|ma|le|lai|laai|bata|dekhi|samma|sanga|haru|dwara)$/

/** A word of the query, and the keys in the index that it is found by at each level. */
export type SearchWord = {
  word: string
  keys: Record<KeyLevel, string[]>
  /** Phrases that it is where others part it: दालभात, dal bhat. */
  parted: string[]
  /** Which words a mistyped one may have been, the likeliest first. */
  corrections: string[]
  /** What it is called in the other language. */
  translations: string[]
}
type Row = { word: string; stems: string[]; isStop: boolean; isBehind: boolean }

/** The words that count, with their keys in both scripts. Stop words count where there is nothing else. */
export async function readWords(
  sql: Sql,
  { words, phrases, tags, has }: ParsedQuery,
): Promise<SearchWord[]> {
  if (words.length === 0) return []
  const [rows, parted, translated] = await Promise.all([
    listStems(sql, words),
    partWords(sql, words),
    translateWords(words),
  ])
  const telling = rows.filter(({ word, isStop }) => !isStop && !APART.test(word))
  const hasMore = phrases.length + tags.length + has.length > 0
  const counting = telling.length > 0 || hasMore ? telling : rows
  return longestOf(counting).map((row) => {
    const one = toSearchWord(row.word, row)
    const { meanings: translations = [], isEnglish = false } = translated.get(row.word) ?? {}
    const joined = joinedWithOthers(words, row.word, counting)
    return {
      ...one,
      keys: {
        ...one.keys,
        sound: [...one.keys.sound, ...joined, ...joined.flatMap(soundsOf)],
        // An English word is no form of a verb: rain, come.
        form: isEnglish ? [] : one.keys.form,
        translated: translatedKeys(translations),
      },
      parted: parted.get(row.word) ?? [],
      translations,
    }
  })
}

/** A word written together with a neighbour that says nothing by itself: नयाँ बानेश्वर, नयाँबानेश्वर. */
function joinedWithOthers(words: string[], word: string, counting: Row[]) {
  const at = words.indexOf(word)
  const isSilent = (other: string | undefined) =>
    other !== undefined && !counting.some((row) => row.word === other)
  const [before, after] = [words[at - 1], words[at + 1]]
  return [
    ...(isSilent(before) ? [`${before}${word}`] : []),
    ...(isSilent(after) ? [`${word}${after}`] : []),
  ]
}

/** The stems of words, and whether posts are still without the keys that this version writes. */
function listStems(sql: Sql, words: string[]) {
  return sql<Row[]>`
    select w.word, ${stemsOf(sql, sql`w.word`)} as stems,
      to_tsvector('nepali', w.word) = '' or to_tsvector('english', w.word) = '' as is_stop,
      exists (select from search_reindex r where not r.is_done) as is_behind
    from unnest(${words}::text[]) with ordinality w(word, at)
    order by w.at`
}

export function toSearchWord(
  word: string,
  { stems, isBehind }: Pick<Row, 'stems' | 'isBehind'> = { stems: [], isBehind: false },
): SearchWord {
  const { stem, rough, roots, sounds } = keysOf(word)
  const others = alsoCalled(word)
  return {
    word,
    keys: {
      exact: [word],
      stem: [...new Set([stem, ...stems])],
      sound: [
        ...soundsOf(word),
        ...(isBehind ? sounds : []),
        ...others,
        ...others.flatMap(soundsOf),
      ],
      form: roots,
      translated: [],
      corrected: [],
      rough: rough ? [...sounds, rough] : sounds,
    },
    parted: [],
    translations: [],
    corrections: [],
  }
}

/** The keys of the same word in other spellings of either script. */
export function soundsOf(word: string) {
  return keysOf(word).alike
}

function longestOf(rows: Row[]) {
  if (rows.length <= MOST_WORDS) return rows
  const longest = rows.toSorted((a, b) => b.word.length - a.word.length).slice(0, MOST_WORDS)
  return rows.filter((row) => longest.includes(row))
}
