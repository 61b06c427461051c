import { wordsIn } from '@jes/contract/lib/script/letters'
import { alsoCalled } from '@jes/contract/lib/script/synonyms'
import { NAME, WHOLE } from './names.ts'
import { keysOf } from './text.ts'

/** Only the first words of a typed name count; nobody types more. */
const MOST_WORDS = 6
/** A shorter phonetic prefix matches too much. */
const LEAST_SOUND = 3

/** A typed name: its words, and tsqueries for the index, the most exact first. */
export type Typed = {
  words: string[]
  letters: number
  /** The exact name, its words, words with this prefix, words that sound alike. */
  named: [string, string, string, string]
  /** The words that sound alike, word by word. */
  phonetic: string[][]
  /** Each word in the description, with any ending and in either script. */
  described: string
}

type Word = {
  plain: string
  whole: string[]
  begun: string[]
  phonetic: string[]
  described: string[]
}

export function readTyped(q: string): Typed {
  const tokens = q.toLowerCase().split(/\s+/).filter(Boolean)
  const words = tokens.flatMap(wordsOf).slice(0, MOST_WORDS)
  const each = (partsOf: (word: Word) => string[]) =>
    words.map((word) => `(${partsOf(word).join(' | ')})`).join(' & ')
  return {
    words: words.map(({ plain }) => plain),
    letters: words.reduce((sum, { plain }) => sum + [...plain].length, 0),
    named: [
      [tokens.join(''), wordsIn(q).join(' ')].map((name) => quoted(WHOLE + name)).join(' | '),
      each(({ whole }) => whole),
      each(({ begun }) => begun),
      each(({ begun, phonetic }) => [...begun, ...phonetic]),
    ],
    phonetic: words.map(({ begun, phonetic }) => [...begun, ...phonetic]),
    described: each(({ described: notified }) => notified),
  }
}

/** Only a username has an underscore, so such a word is searched as it is. */
function wordsOf(token: string): Word[] {
  const words = wordsIn(token)
  if (!token.includes('_') || words.length === 0) return words.map(readWord)
  const name = quoted(NAME + token)
  return [
    { plain: token, whole: [name], begun: [`${name}:*`], phonetic: [], described: [quoted(token)] },
  ]
}

function readWord(plain: string): Word {
  const { folded, stem, sounds } = keysOf(plain)
  const forms = [...new Set([plain, folded])].map((form) => quoted(NAME + form))
  const phonetic = sounds.filter((sound) => sound.length >= LEAST_SOUND)
  const also = alsoCalled(plain)
  return {
    plain,
    whole: forms,
    begun: forms.map((form) => `${form}:*`),
    phonetic: [
      ...phonetic.map((sound) => `${quoted(NAME + sound)}:*`),
      ...also.map((name) => quoted(NAME + name)),
    ],
    described: [plain, stem, ...sounds, ...also.map((name) => keysOf(name).stem)].map(quoted),
  }
}

/** A word quoted for a tsquery, whatever it holds. */
export function quoted(word: string) {
  return `'${word.replace(/[\\']/g, '\\$&')}'`
}
