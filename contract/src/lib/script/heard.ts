import { fold, isDevanagari } from './letters.ts'
import { romanise } from './romanise.ts'
import { ROMAN_SOUNDS } from './romanSounds.ts'
import { soundOf } from './sound.ts'

/** Words that sound so short meet too many others by their loose sound. */
const SHORT_SOUND = 5
const MOST_READINGS = 4

/** What tells short words apart: बात and भात, पल and फल, चाल and छाल. */
const SOUNDS: Record<string, string> = {
  ...ROMAN_SOUNDS,
  ii: 'i',
  chh: 'X',
  x: 'X',
  ch: 'C',
  v: 'V',
  ck: 'k',
  gny: 'gy',
  jny: 'gy',
}
const SOUND = /gny|jny|aa|ee|ii|oo|uu|ou|chh|ch|ck|[kgjtdpbs]h|[xfvwzcq]/g
const VOWEL = /[aeiouA]/

/** Whether a word is so short that its letters must be told apart; a nasal makes it no longer: ढिँडो. */
export function isShortWord(word: string) {
  return isShortSound(soundOf(plainlyRead(word)))
}

export function isShortSound(sound: string) {
  return sound.length <= SHORT_SOUND
}

/**
 * A word in Devanagari as many read and write it in Roman letters: without the nasal of a vowel (गाउँपालिका, gaupalika), and ढ
 * behind a vowel as d (गढी, gadi). It is often the word itself.
 */
export function plainlyRead(word: string) {
  return withoutNasal(word).replace(/(?<=[क-ह\u093e-\u094c])ढ/g, 'ड')
}

function withoutNasal(word: string) {
  return word.replace(/ँ|(?<=[ेैोौ])ं/g, '')
}

/**
 * A word in Devanagari without what its writers differ in: the nasal before a consonant, the visarga, half and doubled letters,
 * क्ष and छ, ज्ञ and ग्य. Long "a", aspirates and the two rows of t and d stay.
 */
export function spelledOf(word: string) {
  return fold(word)
    .replace(/ज्ञ/g, 'ग्य')
    .replace(/क्स/g, 'छ')
    .replace(/[ङञनम]्(?=[क-म])/g, 'ं')
    .replace(/[ंः्]$/, '')
    .replace(/ः/g, '')
    .replace(/्/g, '')
    .replace(/(?<=[\u093e-\u094c])य(?=[िे])/g, '')
    .replace(/([क-ह])\1+/g, '$1')
}

/** How a short word in either script may be read: some Roman letters stand for two sounds. */
export function readingsOf(word: string): string[] {
  return [...new Set(isDevanagari(word) ? readingsOfNepali(word) : readingsOfRoman(word))].slice(
    0,
    MOST_READINGS,
  )
}

function readingsOfNepali(word: string) {
  const plain = word.replace(/[ँं]$/, '').replace(/क्ष/g, 'छ')
  const read = reduced(soundsIn(romanise(plain)))
  // Behind two consonants, and in the shortest words, the last "a" is spoken: मित्र, दुःख, विदेह, आज.
  const isOpen =
    /[्ः][क-ह]$|[यहव]$|[एे]न$/.test(plain) || /^(?:[अ-ह][\u093e-\u094c]?ँ?)?[क-ह]$/.test(plain)
  const oral = reduced(soundsIn(romanise(withoutNasal(plain))))
  const flat = oral.replace(/(?<=[aeiouA])D/g, 'd')
  return [
    read,
    oral,
    flat,
    ...(isOpen ? [`${oral}a`] : []),
    ...(plain === word ? [] : [`${read}n`]),
  ]
}

function readingsOfRoman(word: string) {
  if (!/^[a-z0-9]+$/.test(word)) return [word]
  return doubled(soundsIn(word), 'C', 'X')
    .flatMap((sounds) => doubledV(sounds))
    .flatMap(withFirstA)
    .map(reduced)
}

function soundsIn(roman: string) {
  return roman
    .replace(/^ksh?/, 'x')
    .replace(/ksh|kchh/g, 'x')
    .replace(/^ye/, 'e')
    .replace(/c(?=ch)/g, '')
    .replace(/lh/g, 'l')
    .replace(SOUND, (letters) => SOUNDS[letters] ?? letters)
    .replace(/Xy/g, 'X')
}

function doubled(sounds: string, one: string, other: string) {
  return sounds.includes(one) ? [sounds.replaceAll(one, other), sounds] : [sounds]
}

function doubledV(sounds: string) {
  return sounds.includes('V')
    ? [sounds.replaceAll('V', 'B'), sounds.replaceAll('V', 'b')]
    : [sounds]
}

/** The first "a" of a Roman word may be long. */
function withFirstA(sounds: string) {
  const at = sounds.search(VOWEL)
  return sounds[at] === 'a' ? [sounds, `${sounds.slice(0, at)}A${sounds.slice(at + 1)}`] : [sounds]
}

/** Behind the first syllable nobody agrees where an "a" is written; at the end it tells words apart: काम, कामना. */
function reduced(sounds: string) {
  const start = sounds.search(VOWEL) + 1
  const rest = sounds
    .slice(start)
    .replace(/[aA](?=[^aeiouA])(?<=[^aeiouA][aA])/g, '')
    .replace(/A$/, 'a')
    .replace(/y(?=[ei])/g, '')
  return (sounds.slice(0, start) + rest).replace(/n(?=[pbPB])/g, 'm').replace(/(.)\1+/g, '$1')
}
