import { alsoCalled } from '@jes/contract/lib/script/synonyms'
import { stemsOf } from '#features/core/searchIndex/stems.ts'
import { keysOf } from '#features/core/searchIndex/text.ts'
import type { Sql } from '#lib/db.ts'
import type { KeyLevel } from './levels.ts'
import type { ParsedQuery } from './parse.ts'

/** Of a longer query only the longest words count, since they are the rarest. */
const MOST_WORDS = 8

/** A word of the query, and the keys in the index that it is found by at each level. */
export type SearchWord = {
  word: string
  keys: Record<KeyLevel, string[]>
  /** Which words a mistyped one may have been, the likeliest first. */
  corrections: string[]
}
type Row = { word: string; stems: string[]; isStop: boolean }

/** The words that count, with their keys in both scripts. Stop words count where there is nothing else. */
export async function readWords(
  sql: Sql,
  { words, phrases, tags, has }: ParsedQuery,
): Promise<SearchWord[]> {
  if (words.length === 0) return []
  const rows = await sql<Row[]>`
    select w.word, ${stemsOf(sql, sql`w.word`)} as stems,
      to_tsvector('nepali', w.word) = '' or to_tsvector('english', w.word) = '' as is_stop
    from unnest(${words}::text[]) with ordinality w(word, at)
    order by w.at`
  const telling = rows.filter(({ isStop }) => !isStop)
  const hasMore = phrases.length + tags.length + has.length > 0
  const counting = telling.length > 0 || hasMore ? telling : rows
  return longestOf(counting).map(({ word, stems }) => toSearchWord(word, stems))
}

export function toSearchWord(word: string, stems: string[] = []): SearchWord {
  const { stem, rough } = keysOf(word)
  const others = alsoCalled(word)
  return {
    word,
    keys: {
      exact: [word],
      stem: [...new Set([stem, ...stems])],
      sound: [...soundsOf(word), ...others, ...others.flatMap(soundsOf)],
      corrected: [],
      rough: rough ? [rough] : [],
    },
    corrections: [],
  }
}

export function soundsOf(word: string) {
  return keysOf(word).sounds
}

function longestOf(rows: Row[]) {
  if (rows.length <= MOST_WORDS) return rows
  const longest = rows.toSorted((a, b) => b.word.length - a.word.length).slice(0, MOST_WORDS)
  return rows.filter((row) => longest.includes(row))
}
