import { WORDS } from './devanagariWords.ts'
import { CHA_WORDS } from './dictionary/chaWords.ts'
import { KA_WORDS } from './dictionary/kaWords.ts'
import { PA_WORDS } from './dictionary/paWords.ts'
import { PLACE_WORDS } from './dictionary/placeWords.ts'
import { SA_WORDS } from './dictionary/saWords.ts'
import { TA_WORDS } from './dictionary/taWords.ts'
import { VOWEL_WORDS } from './dictionary/vowelWords.ts'
import { YA_WORDS } from './dictionary/yaWords.ts'
import { LetterModel } from './letterModel.ts'
import { slipsBetween } from './near.ts'
import { everyday, initialOf, looseSoundOf, soundOf, spellingsOf } from './spelling.ts'

/** The common words first, then the others as often as our own texts have them, then names of places. */
const LISTS = [
  WORDS,
  VOWEL_WORDS,
  KA_WORDS,
  CHA_WORDS,
  TA_WORDS,
  PA_WORDS,
  YA_WORDS,
  SA_WORDS,
  PLACE_WORDS,
]
/** Long words that only sound alike are taken for one another within so many slips, others within one. */
const MOST_SLIPS = 2
const LONG = 8
const MOST_LOOSE = 3
/** Whether a word ends in a vowel is always written. */
const OPEN = /[aeiou]$/

type Index = { bySound: Map<string, string[]>; byLooseSound: Map<string, string[]> }

let words: Map<string, string[]> | undefined
let model: LetterModel | undefined
let common: Set<string> | undefined
const indexes = new Map<string, Index>()

/** Known words that may be written so in Roman letters, the more common ones first. */
export function wordsLike(roman: string): readonly string[] {
  const sound = soundOf(roman)
  return indexOf(sound.charAt(0)).bySound.get(sound) ?? []
}

/** Whether a word is one of the most common ones. */
export function isCommon(word: string) {
  common ??= new Set(WORDS.trim().split(/\s+/))
  return common.has(word)
}

/** Known words that are written nearly so: without an aspirate, a nasal or an "a" that others write. */
export function wordsNear(roman: string): string[] {
  const sound = soundOf(roman)
  const most = sound.length < LONG ? 1 : MOST_SLIPS
  const isOpen = OPEN.test(sound)
  return (indexOf(sound.charAt(0)).byLooseSound.get(looseSoundOf(roman)) ?? [])
    .map((word) => ({ word, said: soundOf(everyday(word)) }))
    .filter(({ said }) => OPEN.test(said) === isOpen)
    .map(({ word, said }) => ({ word, slips: slipsBetween(sound, said) }))
    .filter(({ slips }) => slips <= most)
    .sort((one, other) => one.slips - other.slips)
    .slice(0, MOST_LOOSE)
    .map(({ word }) => word)
}

/** Which letter follows which in all these words. */
export function letterModel() {
  model ??= new LetterModel([...byInitial().values()].flat())
  return model
}

/** The words of one initial sound: reading all at once would be noticeable. */
function indexOf(initial: string): Index {
  const ready = indexes.get(initial)
  if (ready) return ready
  const index: Index = { bySound: new Map(), byLooseSound: new Map() }
  for (const word of byInitial().get(initial) ?? []) {
    const spellings = spellingsOf(word)
    for (const sound of new Set(spellings.map(soundOf))) add(index.bySound, sound, word)
    for (const sound of new Set(spellings.map(looseSoundOf))) add(index.byLooseSound, sound, word)
  }
  indexes.set(initial, index)
  return index
}

function byInitial() {
  if (words) return words
  words = new Map()
  for (const word of new Set(LISTS.join(' ').trim().split(/\s+/))) add(words, initialOf(word), word)
  return words
}

function add(lists: Map<string, string[]>, key: string, word: string) {
  const list = lists.get(key)
  if (list) list.push(word)
  else lists.set(key, [word])
}
