import { inDevanagari } from '@jes/contract/lib/script/devanagari'
import { isDevanagari, normalise } from '@jes/contract/lib/script/letters'
import { romanise } from '@jes/contract/lib/script/romanise'
import { alsoCalled } from '@jes/contract/lib/script/synonyms'
import { MENDED, type SearchWord } from './levels.ts'
import type { ParsedQuery } from './parse.ts'
import type { Found } from './posts.ts'

const MOST_TERMS = 40
const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu

/** What may be marked in what was found: the words, their other names, and what a mistyped one was taken for. */
export function termsOf({ phrases, tags }: ParsedQuery, { wanted, level }: Found) {
  const words = wanted.map(({ word }) => word)
  const mended = level === MENDED ? wanted.flatMap((one) => one.mended) : []
  const all = [...words, ...phrases.flat(), ...tags, ...words.flatMap(alsoCalled), ...mended]
  return [...new Set(all)].slice(0, MOST_TERMS)
}

/** The query with its slips mended, or else in the other script. */
export function meantBy(q: string, wanted: SearchWord[]) {
  if (wanted.length === 0) return null
  const mended = new Map(wanted.map((one) => [one.word, one.mended[0]]))
  const rewritten = q.replace(WORD, (word) => mended.get(normalise(word)) ?? word)
  return rewritten !== q
    ? rewritten
    : inOtherScript(
        q,
        wanted.map(({ word }) => word),
      )
}

/** Operators and names after them stay as they are; letters that nobody can speak are no word in any script. */
function inOtherScript(q: string, words: string[]) {
  if (!words.every((word) => isDevanagari(word) || /[aeiouy]/.test(word))) return null
  const isWord = (word: string) => words.includes(normalise(word))
  const other = isDevanagari(words.join(''))
    ? q.replace(WORD, (word) => (isWord(word) ? romanise(normalise(word)) : word))
    : inDevanagari(q, (word) => !isWord(word))
  return other === q ? null : other
}
