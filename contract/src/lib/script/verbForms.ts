import { isDevanagari } from './letters.ts'
import { romanise } from './romanise.ts'
import { ROMAN_SOUNDS } from './romanSounds.ts'
import { stem } from './stem.ts'
import { MORE_ROOTS } from './verbRoots.ts'
import { VERBS } from './verbs.ts'

/** What tells verbs apart: ch and chh are one, since nobody agrees how to write छ. */
const SOUNDS: Record<string, string> = { ...ROMAN_SOUNDS, ch: 'c', chh: 'c', x: 'c', v: 'B' }
const SOUND = /aa|ee|oo|uu|ou|chh?|[kgjtdpbs]h|[xfvwzcq]/g
const CONSONANT = '[bcdghjklmnprstyBDGJKPT]'

/** What follows another verb: polite forms, must, can, be doing, have done, do for somebody. */
const HELPED =
  'nu(?:hu|Ba|Bo|ho|par).*|na(?:hu|par|sak|pau|lag|di).*|n[uo]s|i+(?:rah|rak|sak|di|de|hal|raK).*'
const PRESENT = 'c(?:a|u|au|an|as|in|eu|yau|aina|ainan)?'
const NOT = 'd(?:ai|i)n(?:a|an|as|au|aTyo|aTe|aTin)?'
const PAST_HABIT = 'T(?:yo|iyo|e|en|in|yau|is|ena|enan|au)'
const DOING = 'd(?:a|ai|aKeri|ac.*|aic.*|airah.*|airak.*)'
const PERFECT = 'ek[oai](?:c.*|T.*)?|ec(?:a|u|an|au|as|in)?|yak[oa]|ya'
const PAST = 'yo|yau|ye|epac?ci|erai?|en(?:a|an|au|as)'
const NAMED = `n(?:u|a|e|ai|ale|aka?lagi)|ne${PRESENT}`
/** Behind a vowel a nasal comes before these. */
const NASAL = `n?(?:${PRESENT}|${NOT}|${PAST_HABIT}|${DOING})|nn(?:a|an)|unn?`
/** The endings of a verb that hardly any noun has. */
const SURE = `${HELPED}|${PRESENT}|${NOT}|${PAST_HABIT}|${DOING}|${PERFECT}|${PAST}|${NAMED}|l[au]|ikana`
/** Endings that many other words have too. */
const WEAK = 'e|en|au|un|os|is|ul[au]|aul[au]|lan|las|lau|lin'
/** The passive puts an i between root and ending. */
const PASSIVE = `${NASAL}|${PAST}|${PERFECT}|${NAMED}|${HELPED}|l[au]|e|in`

const ROOT = `.*?[aeiou].*?${CONSONANT}|[aeiou]${CONSONANT}`
const BEHIND_CONSONANT = new RegExp(`^(${ROOT})(?:${SURE})$`)
const BEHIND_KNOWN = new RegExp(`^(${ROOT})(?:${WEAK})$`)
const IN_PASSIVE = new RegExp(`^(${ROOT})i(?:${PASSIVE})$`)
/** Roots whose last "a" is spoken before a consonant: बिर्सनु, दौडनु, चाहनु. */
const OPEN = new RegExp(`^(${ROOT})a(?:${NASAL}|${HELPED}|n[ue]|ne${PRESENT}|l[au])$`)
const OPEN_INFINITIVE = new RegExp(`^(.*?[aeiou].*?${CONSONANT}(?:${CONSONANT}|(?<=h)))ana$`)
/** Of a root in -आउ, which loses its उ before a vowel. */
const CAUSED = new RegExp(
  `^(.*?a)(?:u(?:${NASAL}|${HELPED}|${NAMED}|l[au]|n|m)|${PERFECT}|${PAST}|i(?:${PASSIVE})|i+(?:rah|rak|sak|di|de|hal|raK).*|e|in|is|os)$`,
)
/** The few roots that are but a consonant and a vowel, or end in -हु. */
const SHORT_ROOTS = new Set(
  'KA jA lA di li pi si ji hu Du ru cu piu siu jiu duhu kuhu cuhu'.split(' '),
)
/** The few roots in -आउ that are but one consonant: पाउनु, गाउनु, लाउनु, छाउनु, धाउनु. */
const SHORT_CAUSED = new Set('pA gA lA cA DA'.split(' '))
/** The few roots that stand before a vowel alone: गयो, भयो, धोयो, रोयो, छोयो. */
const PAST_ROOTS = new Set('ga Ba Do ro co'.split(' '))
const IN_PAST = `${PAST}|${PERFECT}|i(?:${PASSIVE})|i*(?:rah|rak|sak|di|de|hal|raK).*|e|en|in|is`
const BEHIND_PAST_ROOT = new RegExp(`^(?:${IN_PAST})$`)
const BEHIND_SHORT = new RegExp(
  `^(?:${NASAL}|${HELPED}|${NAMED}|${IN_PAST}|u|un|os|l[au]|au|aul[au])$`,
)
/** Roots that change from form to form: went, was, washed, wept, touched, drank, sewed, lived. */
const CHANGED = new Map(
  'ga jA Ba hu Do Du ro ru co cu piu pi siu si jiu ji duhu duh kuhu kuh cuhu cuh'
    .split(' ')
    .flatMap((root, at, all) => (at % 2 === 0 ? [[root, all[at + 1]!] as const] : [])),
)
const WHOLE = new Map([
  ['ho', 'hu'],
  ['hun', 'hu'],
  ['hos', 'hu'],
  ['hola', 'hu'],
  ['hoina', 'hu'],
  ['hoinan', 'hu'],
  ['jau', 'jA'],
  ['Bo', 'hu'],
  ['Bako', 'hu'],
  ['gako', 'jA'],
])
/** Other words that end like a verb: day, girl, and what is English. */
const NO_VERBS = new Set(
  `दिन din दिदी didi line fine mine nine wine pine dine shine phone one done gone none bone zone stone alone online machine engine
  medicine vaccine magazine china piano casino volcano share sale pole bare hate male tale gate date late rate note vote rose pose
  base case gave pure tire bore more care sure ride side made same come tune june cute mute core hire fire wire game code rule mode
  sera camera opera menu manu`.split(/\s+/),
)
const MOST_READINGS = 2
const LONGEST = 40

let known: Set<string> | undefined

/**
 * The roots of the verbs that a normalised word may be a form of, the same in both scripts; none where it is no verb. Nouns
 * that end like a verb get a root too, which is no verb's: it meets nothing but other forms of the noun.
 */
export function rootsOf(word: string): string[] {
  if (word.length < 3 || word.length > LONGEST || NO_VERBS.has(word) || NO_VERBS.has(stem(word)))
    return []
  const roots = [word, stem(word)].flatMap(withoutNot).flatMap(readingsOf)
  return [
    ...new Set(roots.flatMap((reading) => rootsIn(reading, isDevanagari(word))).flatMap(spoken)),
  ]
}

/** The word, and what it is the negative of: नगर्नु, गर्नु. */
function withoutNot(word: string) {
  const bare = word.replace(/^न(?=[अ-ह].{2})|^na(?=.{3})/, '')
  return bare === word ? [word] : [word, bare]
}

/** Devanagari has one reading; a Roman "a" may be short or long. */
function readingsOf(word: string): string[] {
  if (isDevanagari(word)) return [soundsIn(romanise(`${word.replace(/ँ|ं$|ः$/g, '')}ः`))]
  if (!/^[a-z]{3,}$/.test(word)) return []
  let readings = [soundsIn(word)]
  for (let turn = 0; turn < MOST_READINGS; turn++)
    readings = readings.flatMap((reading) => lengthened(reading, turn))
  return readings
}

function soundsIn(roman: string) {
  return roman.replace(SOUND, (letters) => SOUNDS[letters] ?? letters)
}

/** The reading, and the same with its first or second "a" long. */
function lengthened(reading: string, turn: number) {
  const places = [...reading.matchAll(/a(?![iu]?$)/gi)].map(({ index }) => index)
  const at = places[turn]
  if (at === undefined || reading[at] === 'A') return [reading]
  return [reading, `${reading.slice(0, at)}A${reading.slice(at + 1)}`]
}

function rootsIn(reading: string, isNepali: boolean): string[] {
  // Endings are compared with every "a" short; the root keeps its own.
  const ending = reading.replaceAll('A', 'a')
  const whole = WHOLE.get(ending)
  if (whole) return [whole]
  const isFit = !isNepali || isAsLong(reading)
  const short = [2, 3, 4].find((at) => isFit && isShort(reading.slice(0, at), ending.slice(at)))
  const cut = (form: RegExp) => {
    const root = form.exec(ending)?.[1]
    return root && isFit ? [reading.slice(0, root.length)] : []
  }
  const weak = cut(BEHIND_KNOWN).filter((root) => isKnown(root) || (isNepali && /e$/.test(reading)))
  const caused = cut(CAUSED).flatMap(causes)
  const plain = [BEHIND_CONSONANT, IN_PASSIVE, OPEN, OPEN_INFINITIVE].flatMap(cut)
  const roots = [...plain, ...weak, ...caused].filter(isRoot)
  if (short === undefined) return roots
  const root = reading.slice(0, short)
  return [CHANGED.get(root) ?? root, ...roots.filter(isKnown)]
}

/** Whether a form is one of the few shortest roots with an ending. */
function isShort(root: string, ending: string) {
  if (PAST_ROOTS.has(root)) return BEHIND_PAST_ROOT.test(ending)
  return SHORT_ROOTS.has(root) && BEHIND_SHORT.test(ending)
}

/** In Devanagari the last "a" of -ला, -दा, -का is long, that of -न, -छ, -एर short: खान, not खाना. */
function isAsLong(reading: string) {
  return !/[ldky]a$|[ncr]A$/.test(reading)
}

/** A root in -आउ, and what it makes somebody do: पढाउ, पढ. */
function causes(root: string) {
  const long = root.replace(/a$/i, 'A')
  if (long.length === 2 && !SHORT_CAUSED.has(long)) return []
  const base = long.slice(0, -1)
  return isKnown(base) ? [long, base] : [long]
}

/** A root has a vowel, and more than one sound, but for that of आउनु. */
function isRoot(root: string) {
  return root === 'A' || (root.length >= 2 && /[aeiouA]/.test(root))
}

/** As it may be spoken: ढ at the end is also written d, and a nasal before a consonant is often left out. */
function spoken(root: string) {
  const plain = root.replace(/(?<=[aeiouA])D$/, 'd')
  const spellings = plain === root ? [root] : [root, plain]
  return spellings.flatMap((one) => {
    const oral = one.replace(/(?<=[aeiouA])[nm](?=[bcdghjklprstBDGJKPT]$)/, '')
    return oral === one ? [one] : [one, oral]
  })
}

function isKnown(root: string) {
  known ??= new Set(
    [VERBS.consonant, VERBS.pair, MORE_ROOTS]
      .flatMap((list) => list.trim().split(/\s+/))
      .map((letters) => soundsIn(romanise(letters.replaceAll('ँ', ''))))
      .flatMap(spoken),
  )
  return known.has(root)
}
