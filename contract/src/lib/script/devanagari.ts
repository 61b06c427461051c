import { ENDINGS, SPELLINGS } from './devanagariWords.ts'
import { LOAN_WORDS } from './dictionary/loanWords.ts'
import { isCommon, letterModel, wordsLike, wordsNear } from './dictionary.ts'
import { guessed } from './guess.ts'
import { everyday, soundOf, spellingsOf } from './spelling.ts'
import { commonVerbsLike, verbEndingsOf, verbOf, verbsLike } from './verbs.ts'

const MOST = 3
const LONGEST = 30
/** Before every word that is found by its sound. */
const MEANT = -2
/** How far it makes a word that an aspirate stands in one spelling alone. */
const UNMARKED = 0.5
/** Behind fewer letters a short ending is more likely a part of the word. */
const LEAST_STEM = 4
const SHORT_ENDING = 2

/** A Roman word in Devanagari, the likeliest first; none where it is no word. */
export function toDevanagari(word: string): string[] {
  const roman = word.toLowerCase()
  if (!isRoman(roman)) return []
  const known = toKnown(roman)
  if (known.length === 0) return best(guess(roman))
  return known.length < MOST ? best([...known, ...guessed(roman, letterModel())]) : known
}

/** The same, of words that the dictionary knows alone. */
export function toKnown(word: string): string[] {
  const roman = word.toLowerCase()
  if (!isRoman(roman)) return []
  const known = [...knownAs(roman), ...withEnding(roman, knownAs)]
  return best(known.length > 0 ? known : [...wordsNear(roman), ...withEnding(roman, wordsNear)])
}

/** An ending after a word that is already in Devanagari. */
export function toEnding(word: string): string[] {
  const roman = word.toLowerCase()
  const ending = ENDINGS.find(([typed]) => typed === roman)?.[1]
  return best([...(ending ? [ending] : []), ...toDevanagari(roman)])
}

/** A text with its Roman words in Devanagari; abbreviations such as USA stay. */
export function inDevanagari(text: string, isKept: (word: string) => boolean) {
  return text.replace(/(?<![\p{L}\p{N}])[A-Za-z]+(?![\p{L}\p{N}'’])/gu, (word) =>
    isKept(word) || /[A-Z].*[A-Z]/.test(word) ? word : (toDevanagari(word)[0] ?? word),
  )
}

function isRoman(word: string) {
  return /^[a-z]+$/.test(word) && word.length <= LONGEST
}

function best(choices: readonly string[]) {
  return [...new Set(choices)].slice(0, MOST)
}

function withEnding(roman: string, read: (stem: string) => readonly string[]) {
  return ENDINGS.flatMap(([typed, ending]) => {
    const stem = roman.slice(0, -typed.length)
    if (!roman.endsWith(typed) || stem.length < 2) return []
    return read(stem)
      .slice(0, 1)
      .map((said) => said + ending)
  })
}

/** A word that is not known, by its letters; the long ending of a noun or a verb is hardly a part of it. */
function guess(roman: string) {
  const bySound = (letters: string) => guessed(letters, letterModel())
  const [inflected] = withEnding(roman, (stem) =>
    stem.length >= LEAST_STEM && roman.length - stem.length > SHORT_ENDING ? bySound(stem) : [],
  )
  const known = [inflected, guessVerb(roman, bySound)].filter((word) => word !== undefined)
  return [...known, ...bySound(roman)]
}

function guessVerb(roman: string, bySound: (letters: string) => string[]) {
  for (const part of verbEndingsOf(roman)) {
    const [verb] = bySound(part.before).flatMap((root) => verbOf(root, part))
    if (verb) return verb
  }
  return undefined
}

/** Known words that sound like this; those that are written just so first. */
function knownAs(roman: string) {
  const meant = spelled().get(roman) ?? []
  const words = wordsLike(roman)
  const common = [...words.filter(isCommon), ...commonVerbsLike(roman)]
  return [...new Set([...meant, ...common, ...words, ...verbsLike(roman)])]
    .map((word) => ({
      word,
      distance: meant.includes(word)
        ? MEANT
        : distance(word, roman) - (common.includes(word) ? 1 : 0),
    }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ word }) => word)
}

/** How far a word is from how it is written here: not at all, in letters that mean the same, or in what is seldom written. */
function distance(word: string, roman: string) {
  const plain = everyday(word)
  if (plain === roman) return 0
  const isLong = roman.includes('aa')
  const far = isMarked(plain, roman) ? 0 : UNMARKED
  if (isLong && spellingsOf(word).some((one) => isAsLong(one, roman))) return far
  const sounds = [plain, everyday(word.replace(/[ँं]/g, ''))].map(soundOf)
  return (sounds.includes(soundOf(roman)) && !isLong ? 1 : 2) + far
}

/** Who writes bh, chh or a long "a" means it; of who does not, it is not known, but for b. */
function isMarked(plain: string, roman: string) {
  const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0
  const [written, here] = [count(plain, /bh/g), count(roman, /bh/g)]
  const isBh = here <= written && written <= here + count(roman, /v/g)
  return isBh && count(roman, /chh/g) <= count(plain, /chh/g)
}

/** Whether each "a" that is written long here is long in that spelling. */
function isAsLong(spelling: string, roman: string) {
  const [sound, heard] = [spelling, roman].map((one) => soundOf(one.replaceAll('aa', 'A')))
  return new RegExp(`^${heard!.replaceAll('a', '[aA]')}$`).test(sound!)
}

let meanings: Map<string, string[]> | undefined

/** Words by the spellings that are said to mean them. */
function spelled() {
  if (meanings) return meanings
  meanings = new Map()
  const parts = `${SPELLINGS} ${LOAN_WORDS}`.trim().split(/\s+/)
  for (let at = 0; at < parts.length; at += 2) add(meanings, parts[at]!, parts[at + 1]!)
  return meanings
}

function add(lists: Map<string, string[]>, key: string, word: string) {
  const list = lists.get(key)
  if (list) list.push(word)
  else lists.set(key, [word])
}
