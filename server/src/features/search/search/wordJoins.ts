import { stem } from '@jes/contract/lib/script/stem'
import { keysOf } from '#features/core/searchIndex/text.ts'

const MOST_WORDS = 4
const LEAST_LETTERS = 7
const MOST_LETTERS = 24
/** A sound of three letters, with the sign before it. */
const LEAST_HEARD = 4
/** Where a word may be parted: three letters from either end, and not within a joined consonant. */
const SEAM = /(?<=.{2}[^\u094d])(?=[a-z\u0904-\u0939].{2})/gu

/** The words with two neighbours written as one, in every way: lok sewa, loksewa. */
export function joinedIn(words: readonly string[]) {
  if (words.length > MOST_WORDS) return []
  return words
    .slice(1)
    .map((next, at) => [...words.slice(0, at), `${words[at]}${next}`, ...words.slice(at + 2)])
}

/** How both halves of a long word sound, in every way it may be parted: loksewa, lok sewa. */
export function partedIn(asked: string) {
  const word = stem(asked)
  if (word.length < LEAST_LETTERS || word.length > MOST_LETTERS) return []
  return [...word.matchAll(SEAM)]
    .map(({ index }) => [word.slice(0, index), word.slice(index)].flatMap(soundKey))
    .filter((halves) => halves.length === 2)
}

function soundKey(half: string) {
  const [key] = keysOf(half).sounds
  return key && key.length >= LEAST_HEARD ? [key] : []
}
