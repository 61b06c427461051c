import { inDevanagari } from '@jes/contract/lib/script/devanagari'
import { isDevanagari, normalise } from '@jes/contract/lib/script/letters'
import { romanise } from '@jes/contract/lib/script/romanise'
import { alsoCalled } from '@jes/contract/lib/script/synonyms'
import type { Level } from './levels.ts'
import type { ParsedQuery } from './parse.ts'
import type { SearchWord } from './words.ts'

type Found = { words: SearchWord[]; level: Level | null; firstTranslated: string | null }

const MOST_TERMS = 40
/** Longer queries are not written in the other script: each unknown word costs milliseconds to guess. */
const MOST_TURNED = 4
const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu

/** What is highlighted in the results: the words, their other names, and what a mistyped one was taken for. */
export function termsOf({ phrases, tags }: ParsedQuery, found: Found) {
  const words = found.words.map(({ word }) => word)
  const corrections =
    found.level === 'corrected' ? found.words.flatMap(({ corrections }) => corrections) : []
  const translations = found.firstTranslated ? found.words.flatMap((one) => one.translations) : []
  const all = [
    ...words,
    ...phrases.flat(),
    ...tags,
    ...words.flatMap(alsoCalled),
    ...translations,
    ...corrections,
  ]
  return [...new Set(all)].slice(0, MOST_TERMS)
}

/** Did you mean: the query with its words corrected, or else in the other script. */
export function meantBy(q: string, words: SearchWord[]) {
  if (words.length === 0) return null
  const corrected = new Map(words.map(({ word, corrections }) => [word, corrections[0]]))
  const rewritten = q.replace(WORD, (word) => corrected.get(normalise(word)) ?? word)
  if (rewritten !== q) return rewritten
  return inOtherScript(
    q,
    words.map(({ word }) => word),
  )
}

/** Operators and names after them stay as they are; letters that nobody can speak are no word in any script. */
function inOtherScript(q: string, words: string[]) {
  if (words.length > MOST_TURNED) return null
  if (!words.every((word) => isDevanagari(word) || /[aeiouy]/.test(word))) return null
  const isWord = (word: string) => words.includes(normalise(word))
  const other = isDevanagari(words.join(''))
    ? q.replace(WORD, (word) => (isWord(word) ? romanise(normalise(word)) : word))
    : inDevanagari(q, (word) => !isWord(word))
  return other === q ? null : other
}
