import { normalise } from '@jes/contract/lib/script/letters'
import { stem } from '@jes/contract/lib/script/stem'
import { rootsOf } from '@jes/contract/lib/script/verbForms'
import { DAILY_WORDS } from './dailyWords.ts'
import { NATURE_WORDS } from './natureWords.ts'
import { SOCIETY_WORDS } from './societyWords.ts'

const MOST = 6

/** English words with their Nepali ones, and the other way round. */
const meanings = readMeanings()

/** What a word of one language is called in the other; none where it is not known. */
export function meaningsOf(word: string): string[] {
  const found = [word, stem(word), ...rootsOf(word).map(rootKey)].flatMap(
    (form) => meanings.get(form) ?? [],
  )
  return [...new Set(found)].slice(0, MOST)
}

function readMeanings() {
  const all = new Map<string, string[]>()
  for (const entry of [NATURE_WORDS, SOCIETY_WORDS, DAILY_WORDS].join(';').split(';')) {
    const [english, ...nepali] = normalise(entry).trim().split(/\s+/)
    if (!english) continue
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
