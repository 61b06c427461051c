import { APART } from '@jes/contract/lib/script/apartWords'
import {
  isShortSound,
  isShortWord,
  plainlyRead,
  readingsOf,
  spelledOf,
} from '@jes/contract/lib/script/heard'
import { fold, isDevanagari, wordsIn } from '@jes/contract/lib/script/letters'
import { skeletonOf, soundOf } from '@jes/contract/lib/script/sound'
import { stem } from '@jes/contract/lib/script/stem'
import { tagSound } from '@jes/contract/lib/script/tags'
import { rootsOf } from '@jes/contract/lib/script/verbForms'
import { timesOf } from './times.ts'

/** Only the first words of a text are indexed, and long words are cut. */
const MOST_WORDS = 600
const WORD_LENGTH = 60
const MOST_REMEMBERED = 20_000

/** What a search can filter posts by, besides words. */
export type Mark = 'clip' | 'image' | 'video' | 'link' | 'poll'

/** Prefixes that say the kind of a key; no word begins with one. */
export const STEM = '+'
const SOUND = '~'
const ROUGH = '='
const ROOT = '*'
const SPELLED = '^'
/** How a short word is read: one that is written in Roman letters, and one in Devanagari. */
const ROMAN_READING = '^r'
const NEPALI_READING = '^n'
const TAG = '#'
const MARK = '@'
const AUTHOR = '@u'
const HUB = '@h'

type Keys = {
  folded: string
  stem: string
  sounds: string[]
  rough: string | null
  /** The verbs that it may be a form of. */
  roots: string[]
  /** What tells it apart from words that only sound like it, as it is stored. */
  strict: string[]
  /** The strict keys of other words that are the same, in either script. */
  alike: string[]
}

/** Texts repeat their words, so the keys of a word are cached. */
const remembered = new Map<string, Keys>()

/** The words of a text in the form in which they are compared, none too long. */
export function searchedWords(text: string) {
  return wordsIn(text).map((word) => [...word].slice(0, WORD_LENGTH).join(''))
}

/** The other keys of a word, each with the prefix of its kind. */
export function keysOf(word: string): Keys {
  const known = remembered.get(word)
  if (known) return known
  const bare = stem(word)
  const rough = skeletonOf(bare)
  const keys = {
    folded: foldedOf(word),
    stem: STEM + foldedOf(bare),
    sounds: soundsOf([word, bare]).map((sound) => SOUND + sound),
    rough: rough ? ROUGH + rough : null,
    roots: rootsOf(word).map((root) => ROOT + root),
    ...strictKeys([...new Set([word, bare])]),
  }
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(word, keys)
  return keys
}

/** The loose sounds of words, also as they are plainly read. */
function soundsOf(forms: string[]) {
  const sounds = [...forms, ...forms.map(plainlyRead)].map(soundOf)
  return [...new Set(sounds)].filter(Boolean)
}

/** Known words that differ in letters which are else mixed up stay as they are. */
function foldedOf(word: string) {
  return APART.has(word) ? word : fold(word)
}

/**
 * Within Devanagari words meet by their spelling, with Roman letters by how they are read. Long words meet by their loose
 * sound too: few others have it.
 */
function strictKeys(forms: string[]) {
  const isNepali = isDevanagari(forms[0]!)
  const spelled = isNepali
    ? forms.map((form) => SPELLED + (APART.has(form) ? form : spelledOf(form)))
    : []
  const short = forms.filter(isShortWord)
  const readings = short.flatMap(readingsOf)
  const read = (prefix: string) => readings.map((reading) => prefix + reading)
  const loose = soundsOf(forms)
    .filter((sound) => !isShortSound(sound))
    .map((sound) => SOUND + sound)
  return {
    strict: [...spelled, ...read(isNepali ? NEPALI_READING : ROMAN_READING)],
    alike: [
      ...spelled,
      ...read(ROMAN_READING),
      ...(isNepali ? [] : read(NEPALI_READING)),
      ...loose,
    ],
  }
}

export function tagKey(tag: string) {
  return TAG + tagSound(tag)
}

export function markKey(mark: Mark) {
  return MARK + mark
}

export function authorKey(userId: string) {
  return AUTHOR + userId
}

export function hubKey(hubId: string) {
  return HUB + hubId
}

export type SearchedText = {
  id: string
  authorId: string
  hubId: string | null
  title: string
  text: string
  hashtags: string[]
  marks: Mark[]
}

/** What PostgreSQL builds the search row of a post from: words with positions, keys, and texts to stem. */
export function readText({ title, text, ...facts }: SearchedText) {
  const titleWords = searchedWords(title).slice(0, MOST_WORDS)
  const textWords = searchedWords(text).slice(0, MOST_WORDS - titleWords.length)
  const words = [...titleWords, ...textWords]
  return {
    titleKeys: [...new Set(titleWords), ...soundKeys(titleWords), ...formKeys(titleWords)],
    titlePlain: plainOf(titleWords),
    // A gap, so that no phrase begins in the title and ends in the text.
    places: placesOf([...titleWords, '', ...textWords]),
    keys: [...soundKeys(words), ...formKeys(words), ...roughKeys(words), ...factKeys(facts)],
    plain: plainOf(words),
  }
}

/**
 * The search terms of a text that is not indexed, as the SQL function `words_said` reads them: words and keys, then the text
 * to stem.
 */
export function saidIn(text: string) {
  const words = searchedWords(text).slice(0, MOST_WORDS)
  return `${[...new Set(words), ...soundKeys(words)].join(' ')}\n${plainOf(words)}`
}

/** Keys for author, hub, time and kind: one index answers them together with the words. */
function factKeys({ id, authorId, hubId, hashtags, marks }: Omit<SearchedText, 'title' | 'text'>) {
  return [
    authorKey(authorId),
    ...(hubId ? [hubKey(hubId)] : []),
    ...new Set(hashtags.map(tagKey)),
    ...marks.map(markKey),
    ...timesOf(id),
  ]
}

/** Words with their positions, in PostgreSQL's text form of a tsvector; a word holds only letters, marks and digits. */
function placesOf(words: string[]) {
  const places = new Map<string, number[]>()
  for (const [at, word] of words.entries()) {
    if (word) places.set(word, [...(places.get(word) ?? []), at + 1])
  }
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ')
}

function soundKeys(words: string[]) {
  return new Set(words.map(keysOf).flatMap(({ stem, sounds }) => [stem, ...sounds]))
}

function formKeys(words: string[]) {
  return new Set(words.map(keysOf).flatMap(({ roots, strict }) => [...strict, ...roots]))
}

function roughKeys(words: string[]) {
  return new Set(words.flatMap((word) => keysOf(word).rough ?? []))
}

/** All words, then their folded forms: both are stemmed. */
function plainOf(words: string[]) {
  return [...new Set(words.flatMap((word) => [word, keysOf(word).folded]))].join(' ')
}
