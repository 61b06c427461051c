import { normalise } from '@jes/contract/lib/script/letters'
import { stem } from '@jes/contract/lib/script/stem'
import { rootsOf } from '@jes/contract/lib/script/verbForms'
import { DAILY_WORDS } from './dailyWords.ts'
import { DEED_WORDS } from './deedWords.ts'
import { NATURE_WORDS } from './natureWords.ts'
import { PEOPLE_WORDS } from './peopleWords.ts'
import { SOCIETY_WORDS } from './societyWords.ts'
import { STATE_WORDS } from './stateWords.ts'
import { THING_WORDS } from './thingWords.ts'

const LISTS = [
  NATURE_WORDS,
  SOCIETY_WORDS,
  DAILY_WORDS,
  DEED_WORDS,
  PEOPLE_WORDS,
  STATE_WORDS,
  THING_WORDS,
]
const MOST = 6
const LEAST_LETTERS = 4
/** Each with what stands in its place where it is taken off. */
const ENGLISH_ENDINGS: [RegExp, string][] = [
  [/(?:ies|ied)$/, 'y'],
  [/e?s$/, ''],
  [/s$/, ''],
  [/(?:ed|ing)$/, ''],
  [/(?:ed|ing)$/, 'e'],
  [/([^aeiou])\1(?:ed|ing)$/, '$1'],
]

const englishWords = new Set<string>()
/** English words with their Nepali ones, and the other way round. */
const meanings = readMeanings()

/** What a word of one language is called in the other; none where it is not known. */
export function meaningsOf(word: string): string[] {
  const found = [word, stem(word), ...rootsOf(word).map(rootKey)].flatMap(meant)
  const all = found.length > 0 ? found : basesOf(word).flatMap(meant)
  return [...new Set(all)].slice(0, MOST)
}

/** Whether a word is an English one of the dictionary, whatever its ending. */
export function isEnglishWord(word: string) {
  return [word, ...basesOf(word)].some((form) => englishWords.has(form))
}

function meant(form: string) {
  return meanings.get(form) ?? []
}

/** What an English word may be without its ending: berries, makes, planned, making. */
function basesOf(word: string) {
  if (word.length < LEAST_LETTERS) return []
  return ENGLISH_ENDINGS.filter(([ending]) => ending.test(word)).map(([ending, put]) =>
    word.replace(ending, put),
  )
}

function readMeanings() {
  const all = new Map<string, string[]>()
  for (const entry of LISTS.join(';').split(';')) {
    const [english, ...nepali] = normalise(entry).trim().split(/\s+/)
    if (!english) continue
    englishWords.add(english)
    add(all, english, nepali)
    for (const word of nepali) for (const form of formsOf(word)) add(all, form, [english])
  }
  return all
}

/** A verb stands for all its forms. */
function formsOf(word: string) {
  return word.endsWith('नु') ? [word, ...rootsOf(word).map(rootKey)] : [word]
}

function rootKey(root: string) {
  return `*${root}`
}

function add(all: Map<string, string[]>, key: string, words: string[]) {
  const known = all.get(key)
  if (known) known.push(...words)
  else all.set(key, [...words])
}
