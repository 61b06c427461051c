import { keysOf } from '#features/core/searchIndex/text.ts'
import { isSameWord, isSimilar, type Level } from './levels.ts'
import { pointsAt, type RankedPost } from './rank.ts'
import type { SearchWord } from './words.ts'

/** Read together, these stand before the others. */
export const BETTER = ['exact', 'stem', 'sound'] as const
const STEM_POINTS = pointsAt(1, BETTER.length)
/** Words that are only alike are shown where fewer posts than these have the word itself. */
const FEW_POSTS = 10
const LONG_WORD = 7
/** With the sign before them. */
const MANY_CONSONANTS = 5
/** Where nobody writes the words so and no more posts than these sound like them, they may be mistyped. */
const FEW_HEARD = 3

export type FoundPosts = {
  ids: string[]
  /** The best level at which anything was found. */
  level: Level | null
  /** Whether anybody writes the words as they are typed. */
  isSpelled: boolean
  /** Where posts begin that say it in other words, or are only similar. */
  firstTranslated: string | null
  firstSimilar: string | null
  words: SearchWord[]
  isCorrected: boolean
  nextCursor: string | null
}
export type FoundSoFar = Omit<FoundPosts, 'isCorrected' | 'nextCursor'>

/** Notes the first post of a level that stands under a line of its own. */
export function noteGroup(found: FoundSoFar, level: Level, id: string | undefined) {
  if (!id || isSameWord(level)) return
  if (isSimilar(level)) found.firstSimilar ??= id
  else found.firstTranslated ??= id
}

export function groupsOf({ words, firstTranslated, firstSimilar }: FoundPosts) {
  const translations = [...new Set(words.flatMap((word) => word.translations))]
  return {
    inOtherWords: firstTranslated ? { first: firstTranslated, words: translations } : null,
    firstSimilar,
  }
}

/** What is only similar is shown where nothing better was found, or where the words are so long that few others are like them. */
export function isWanted(level: Level, { ids, words, isSpelled }: FoundSoFar) {
  if (ids.length >= FEW_POSTS) return false
  if (!isSimilar(level) || ids.length === 0) return true
  return words.every(isLong) || (!isSpelled && ids.length <= FEW_HEARD)
}

/** Whether a post has the words as they are typed, but for endings. */
export function hasSpelling([best]: RankedPost[], level: Level) {
  if (!best) return false
  return level === 'together' ? best.points >= STEM_POINTS : level === 'exact' || level === 'stem'
}

function isLong({ word }: SearchWord) {
  const consonants = keysOf(word).rough ?? ''
  return [...word].length >= LONG_WORD && consonants.length >= MANY_CONSONANTS
}
