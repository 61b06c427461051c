import { fold, isDevanagari, normalise } from './letters.ts'
import { soundOf } from './sound.ts'
import { stem } from './stem.ts'
import { rootsOf } from './verbForms.ts'

const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu

/** Whether two normalised words are one, in either script, whatever ending they carry; a verb is one in all its forms. */
export function isSameWord(one: string, other: string) {
  if (one === other) return true
  if (formOf(one) === formOf(other)) return true
  const [short, long] = [soundOf(stem(one)), soundOf(stem(other))]
  if (short.length >= 3 && short === long) return true
  const roots = rootsOf(one)
  return rootsOf(other).some((root) => roots.includes(root))
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
