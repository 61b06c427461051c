/**
 * How well a post matches, the best first: as typed, with another ending, by its sound, in another form of the verb or joined and
 * parted otherwise, in other words, by the word that a mistyped one may have been, by its consonants alone. `together`
 * reads the first four at once: so few posts match that they can be ranked in one go.
 */
const LEVELS = [
  'together',
  'exact',
  'stem',
  'sound',
  'form',
  'translated',
  'corrected',
  'rough',
] as const
export type Level = (typeof LEVELS)[number]
/** The levels at which a word has keys of its own. */
export type KeyLevel = Exclude<Level, 'together'>
export const KEY_LEVELS = LEVELS.slice(1) as KeyLevel[]

type Need = { hasWords: boolean; isNarrow: boolean; sort: 'best' | 'new' | 'top' }

/** The levels to read, in their order. By age or votes, all that are the same word stand together. */
export function levelsFor({ hasWords, isNarrow, sort }: Need): Level[] {
  if (!hasWords) return ['exact']
  const alike: Level[] = isNarrow ? ['translated', 'rough'] : ['translated', 'corrected', 'rough']
  const same: Level[] = ['together', 'exact', 'stem', 'sound', 'form']
  return sort === 'best' ? [...same, ...alike] : ['form', ...alike]
}

/** The level to read after this one; those read together are behind it. */
export function levelAfter(level: Level, levels: Level[]) {
  const read = level === 'together' ? 'form' : level
  return levels.find((next) => isWorse(next, read)) ?? null
}

/** The level read before this one, whose matches were shown already. */
export function levelBefore(level: Level, levels: Level[]) {
  return levels.filter(hasKeys).findLast((before) => isWorse(level, before)) ?? null
}

/** Whether matches of this level are the word itself, in whichever form or script; the others are only alike. */
export function isSameWord(level: Level) {
  return !isWorse(level, 'form')
}

/** Whether matches of this level only look or sound like the word. */
export function isSimilar(level: Level) {
  return isWorse(level, 'translated')
}

export function isWorse(level: Level, than: Level) {
  return LEVELS.indexOf(level) > LEVELS.indexOf(than)
}

export function keyLevelsUpTo(level: KeyLevel) {
  return KEY_LEVELS.slice(0, KEY_LEVELS.indexOf(level) + 1)
}

/** As it stands in a cursor. */
export function numberOf(level: Level) {
  return LEVELS.indexOf(level)
}

export function levelOf(number: number) {
  return LEVELS[number] ?? null
}

function hasKeys(level: Level): level is KeyLevel {
  return level !== 'together'
}
