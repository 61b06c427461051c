import type { LetterModel } from './letterModel.ts'

const CONSONANTS = tableOf(
  `k क kh ख g ग gh घ ng ङ,ङ्ग,ङ् ch च,छ chh छ j ज jh झ t त,ट th थ,ठ d द,ड dh ध,ढ n न,ण p प ph फ f फ b ब,व bh भ v भ,व w व m म y य r र l ल
  s स,श,ष sh श,ष h ह z ज x छ,क्स ksh क्ष ksy क्ष gy ज्ञ,ग्य gny ज्ञ q क ck क c क,च`,
)
/** What a vowel is behind a consonant, and what it is by itself. */
const SIGNS = tableOf(
  'a -,ा aa ा i ि,ी ee ी,ि ii ी u ु,ू oo ू,ु uu ू e े o ो,-,ौ ai ै,ाइ,ाई au ौ,ाउ,ाऊ ou ौ ri ृ,रि aai ाइ,ाई aau ाउ iu िउ,्यु io ियो ia िया ea िआ eu ेउ oi ोइ',
)
const VOWELS = tableOf(
  'a अ,आ aa आ i इ,ई ee ई ii ई u उ,ऊ oo ऊ,उ uu ऊ e ए o ओ,ओे ai ऐ,आइ,आई au औ,आउ ou औ ri ऋ ye ए yo यो om ॐ',
)
/** A nasal before a consonant, as it is written with that consonant. */
const NASALS: [RegExp, string][] = [
  [/^[kg]/, 'ङ् ं ँ'],
  [/^(?:ch|x|j|z)/, 'ञ् न् ं ँ'],
  [/^[pbfv]/, 'म् ं ँ'],
  [/^[td]/, 'न् ण् ं ँ'],
  [/^[^aeiouynmh]/, 'न् ं ँ'],
]
const VIRAMA = '्'
const SILENT = '-'
const LONGEST_PART = 3
/** So many beginnings are followed at once. */
const WIDTH = 8
const MOST = 3
/** Each choice that is listed later is so much less likely. */
const LATER = 0.4
/** At the end of a word a written "a" is hardly ever a short one: as if it were listed so late. */
const LAST_A = 5

type Begun = { word: string; score: number; isOpen: boolean }

/** A Roman word in Devanagari, letter by letter, as words that are known go on: the likeliest first. */
export function guessed(roman: string, model: LetterModel): string[] {
  const reached: Begun[][] = Array.from({ length: roman.length + 1 }, () => [])
  reached[0] = [{ word: '', score: 0, isOpen: false }]
  for (let at = 0; at < roman.length; at++)
    for (const begun of best(reached[at]!))
      for (let length = 1; length <= LONGEST_PART && at + length <= roman.length; length++) {
        const rest = roman.slice(at + length)
        for (const next of goOn(begun, roman.slice(at, at + length), rest, model))
          reached[at + length]!.push(next)
      }
  const whole = reached[roman.length]!.map((begun) => ({
    ...begun,
    score: begun.score + model.weighEnd(begun.word),
  }))
  return [...new Set(best(whole).map(({ word }) => word))].slice(0, MOST)
}

function best(all: Begun[]) {
  return all.toSorted((one, other) => other.score - one.score).slice(0, WIDTH)
}

/** A beginning with one more part, in all ways in which it may be written. */
function goOn(begun: Begun, part: string, rest: string, model: LetterModel): Begun[] {
  const follow = (letters: string, order: number, isOpen: boolean) => ({
    word: begun.word + letters,
    score: begun.score + model.weigh(begun.word, letters) - order * LATER,
    isOpen,
  })
  const consonants = (CONSONANTS.get(part) ?? []).flatMap((letters, order) => {
    // Two consonants are written as one letter, or with an "a" between them that is not spoken.
    const alone = follow(letters, order, true)
    return begun.isOpen ? [alone, follow(VIRAMA + letters, order, true)] : [alone]
  })
  const vowels = (begun.isOpen ? SIGNS : VOWELS).get(part) ?? []
  const spoken = vowels.map((letters, order) =>
    letters === SILENT
      ? follow('', rest === '' ? LAST_A : order, false)
      : follow(letters, order, false),
  )
  const nasals = /^[nm]$/.test(part) && !begun.isOpen && begun.word ? nasalsBefore(rest) : []
  return [
    ...consonants,
    ...spoken,
    ...nasals.map((letters, order) => follow(letters, order, false)),
  ]
}

function nasalsBefore(rest: string) {
  const found = NASALS.find(([following]) => following.test(rest))
  return found ? found[1].split(' ') : []
}

function tableOf(list: string) {
  const parts = list.trim().split(/\s+/)
  return new Map(
    parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1]!.split(',')] as const] : [])),
  )
}
