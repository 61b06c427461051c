import { ENDINGS, SPELLINGS, WORDS } from './devanagariWords.ts'
import { byRule } from './romanRules.ts'
import { initialOf, soundOf, spellingsOf } from './spelling.ts'
import { verbsLike } from './verbs.ts'

const MOST = 3
const LONGEST = 30

/** A Roman word in Devanagari, the likeliest first; none where it is no word. */
export function toDevanagari(word: string): string[] {
  const roman = word.toLowerCase()
  if (!isRoman(roman)) return []
  const known = toKnown(roman)
  const guessed = [...withEnding(roman, byRule), ...byRule(roman)]
  // Where a word is known, one guess is enough: it may be a name.
  return best([...known, ...(known.length > 0 ? guessed.slice(0, 1) : guessed)])
}

/** The same, of words that the dictionary knows alone. */
export function toKnown(word: string): string[] {
  const roman = word.toLowerCase()
  return isRoman(roman) ? best([...knownAs(roman), ...withEnding(roman, knownAs)]) : []
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

/** Known words that sound like this; those that are written just so first. */
function knownAs(roman: string) {
  const sound = soundOf(roman)
  const meant = spelled().get(roman) ?? []
  const found = [...meant, ...(soundingFrom(sound.charAt(0)).get(sound) ?? []), ...verbsLike(roman)]
  return found
    .map((word, order) => ({
      word,
      rank: (meant.includes(word) ? 0 : distance(word, roman)) * 100 + order,
    }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ word }) => word)
}

function distance(word: string, roman: string) {
  const spellings = spellingsOf(word)
  if (spellings.includes(roman)) return 0
  return spellings.some((one) => one.replaceAll('aa', 'a') === roman.replaceAll('aa', 'a')) ? 1 : 2
}

let meanings: Map<string, string[]> | undefined

/** Words by the spellings that are said to mean them. */
function spelled() {
  if (meanings) return meanings
  meanings = new Map()
  const parts = split(SPELLINGS)
  for (let at = 0; at < parts.length; at += 2) add(meanings, parts[at]!, parts[at + 1]!)
  return meanings
}

const listed = new Map<string, Map<string, string[]>>()
let initials: Map<string, string[]> | undefined

/** Known words by sound, for one initial sound: reading all at once would be noticeable. */
function soundingFrom(initial: string) {
  const ready = listed.get(initial)
  if (ready) return ready
  if (!initials) {
    initials = new Map()
    for (const word of split(WORDS)) add(initials, initialOf(word), word)
  }
  const words = new Map<string, string[]>()
  for (const word of new Set(initials.get(initial)))
    for (const sound of new Set(spellingsOf(word).map(soundOf))) add(words, sound, word)
  listed.set(initial, words)
  return words
}

function add(lists: Map<string, string[]>, key: string, word: string) {
  const list = lists.get(key)
  if (list) list.push(word)
  else lists.set(key, [word])
}

function split(list: string) {
  return list.trim().split(/\s+/)
}
