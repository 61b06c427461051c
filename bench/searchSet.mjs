import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { verbQuestions } from './searchVerbs.mjs'

/** Case endings as they are written together with a noun. */
const ENDINGS = [
  'मा',
  'को',
  'बाट',
  'हरू',
  'लाई',
  'ले',
  'सम्म',
  'देखि',
  'सँग',
  'का',
  'तिर',
  'हरूको',
  'हरूलाई',
]
const ROMAN_ENDINGS = ['ma', 'ko', 'bata', 'haru', 'lai', 'le', 'samma', 'dekhi', 'sanga', 'haruko']
const HELD_OUT = 5

/**
 * The queries and the expected posts, by class. A fifth is held out, chosen by a hash of the Nepali word, so that all
 * its spellings are on one side: the rules were never tuned on that part.
 */
export function readSet(romanise) {
  const pairs = [
    ...read('pairs.tsv', false),
    ...read('verbs.tsv', false),
    ...read('nouns.tsv', true),
    ...read('places.tsv', true),
  ]
  const known = new Set(pairs.flatMap(({ nepali, roman }) => [nepali, roman]))
  return uniqueOf([
    ...pairs.flatMap((pair) => questionsOf(pair, known)),
    ...verbQuestions(romanise, hashOf, HELD_OUT),
    ...read('compounds.tsv', false).flatMap(compoundQuestions),
    ...read('apart.tsv', false).flatMap(apartQuestions),
    ...read('english.tsv', false).flatMap(englishQuestions),
  ])
}

/** Joined asks parted and the other way round, in each script and across. */
function compoundQuestions({ nepali, roman, isHeldOut }) {
  const joined = { nepali: nepali.replace(' ', ''), roman: roman.replace(' ', '') }
  const ways = [
    [joined.nepali, nepali],
    [nepali, joined.nepali],
    [joined.roman, roman],
    [roman, joined.roman],
    [joined.roman, nepali],
    [joined.nepali, roman],
    [roman, joined.nepali],
  ]
  return ways.map(([asked, wanted]) => ({ kind: 'joined or parted', asked, wanted, isHeldOut }))
}

/** Either of two words that only look alike asks, and must not find the other. */
function apartQuestions({ nepali: one, roman: other, isHeldOut }) {
  const kind = 'not found: another word'
  return [
    { kind, asked: one, wanted: one, unwanted: other, isHeldOut },
    { kind, asked: other, wanted: other, unwanted: one, isHeldOut },
  ]
}

function englishQuestions({ nepali: english, roman: nepali, isHeldOut }) {
  return [
    { kind: 'English asks Nepali', asked: english, wanted: nepali, isHeldOut },
    { kind: 'Nepali asks English', asked: nepali, wanted: english, isHeldOut },
  ]
}

/** The pairs of a file, each a Nepali word and how it is written in Roman letters. */
export function readPairs(file) {
  return read(file, false)
}

function read(file, isNoun) {
  return readFileSync(new URL(`searchWords/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [nepali, roman] = line.split('\t')
      return { nepali, roman, isNoun, isHeldOut: hashOf(nepali) % HELD_OUT === 0 }
    })
}

function questionsOf({ nepali, roman, isNoun, isHeldOut }, known) {
  const of = (kind, asked, wanted) => ({ kind, asked, wanted, isHeldOut })
  const ending = ENDINGS[hashOf(`ending of ${nepali}`) % ENDINGS.length]
  const romanEnding = ROMAN_ENDINGS[hashOf(`ending of ${roman}`) % ROMAN_ENDINGS.length]
  const typos = [nepali, roman]
    .map((word) => [word, mistype(word)])
    .filter(([, typed]) => typed && !known.has(typed))
  return [
    of('same script', nepali, nepali),
    of('same script', roman, roman),
    of('roman asks Nepali', roman, nepali),
    of('Nepali asks roman', nepali, roman),
    ...(isNoun
      ? [
          of('inflected, same script', nepali, nepali + ending),
          of('inflected, same script', nepali + ending, nepali),
          of('inflected, other script', roman, nepali + ending),
          of('inflected, other script', nepali + ending, roman),
          of('inflected in Roman letters', roman, roman + romanEnding),
          of('inflected in Roman letters', nepali, roman + romanEnding),
        ]
      : []),
    ...typos.map(([word, typed]) => of('typo', typed, word)),
  ]
}

/**
 * One typing error in the longest word, never in its first letter; nothing if it has fewer than four letters, or no error
 * leaves a word.
 */
function mistype(text) {
  const word = text.split(/[ .-]/).sort((one, other) => other.length - one.length)[0]
  if ([...word].length < 4) return null
  const start = hashOf(`slip in ${text}`)
  for (let roll = start; roll < start + 4; roll++) {
    const typed = slipIn([...word], roll, text)
    if (typed !== word && !BROKEN.test(typed)) return text.replace(word, typed)
  }
  return null
}

/** A vowel sign with no consonant before it: nobody leaves that. */
const BROKEN =
  /(^|[\u0900-\u0914\u093e-\u094d])[\u093e-\u094d]|[\u0900-\u0903\u094d][\u0900-\u0903]/

/** A letter left out, doubled, taken for another of the word, or swapped with the next. */
function slipIn(letters, roll, text) {
  const at = 1 + ((roll >> 3) % (letters.length - 1))
  const other = letters[hashOf(`letter for ${text}`) % letters.length]
  const from = Math.max(at - 1, 1)
  const slips = [
    () => letters.splice(at, 1),
    () => letters.splice(at, 0, letters[at]),
    () => letters.splice(at, 1, other),
    () => letters.splice(from, 2, ...letters.slice(from, from + 2).reverse()),
  ]
  slips[roll % slips.length]()
  return letters.join('')
}

function uniqueOf(questions) {
  const seen = new Map(
    questions.map((question) => [
      `${question.kind}\t${question.asked}\t${question.wanted}`,
      question,
    ]),
  )
  return [...seen.values()]
}

export function hashOf(text) {
  return createHash('sha256').update(text).digest().readUInt32BE()
}
