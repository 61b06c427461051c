import { fold, isDevanagari, normalise } from './letters.ts'
import { soundOf } from './sound.ts'
import { stem } from './stem.ts'

const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu

/** Whether two normalised words are one, in either script, whatever ending they carry. */
export function isSameWord(one: string, other: string) {
  if (one === other) return true
  if (formOf(one) === formOf(other)) return true
  const [short, long] = [soundOf(stem(one)), soundOf(stem(other))]
  return short.length >= 3 && short === long
}

/** Where words stand in a text that are among these: from and to, in their order. */
export function marksIn(text: string, terms: readonly string[]) {
  const normalised = terms.map(normalise)
  return [...text.matchAll(WORD)]
    .filter(([word]) => normalised.some((term) => isSameWord(term, normalise(word))))
    .map(({ 0: word, index }) => ({ from: index, to: index + word.length }))
}

function formOf(word: string) {
  return isDevanagari(word) ? fold(stem(word)) : word
}
