import { isDevanagari } from './letters.ts'

const CONSONANTS = pairs(
  'क k ख kh ग g घ gh ङ ng च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व w श sh ष sh स s ह h ळ l',
)
const VOWELS = pairs('अ a आ aa इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o ॐ om')
const SIGNS = pairs('ा aa ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ॉ o')
const VIRAMA = '्'
const NASAL = /[ंँ]/
/** Words whose last "a" is spoken. */
const SAID = /^(?:आज|तर|अब|जब|तब|किन)$|(?:बाट|सँग|तिर|ैन|एन)$/

/** One consonant or vowel as it sounds; an inherent "a" is a schwa. */
type Sound = { roman: string; kind: 'consonant' | 'vowel' | 'schwa' | 'nasal' }

/** The ways in which people write a Devanagari word in Roman letters, the fullest first. */
export function spellingsOf(word: string) {
  const sounds = soundsOf(word)
  const shortened = withoutMedial(sounds)
  const spellings = shortened.length < sounds.length ? [sounds, shortened] : [sounds]
  const ends = spellings.flatMap((said) =>
    said.at(-1)?.kind === 'schwa' ? [said, said.slice(0, -1)] : [said],
  )
  const all = ends.flatMap((said) => {
    const plain = said.filter(({ kind }) => kind !== 'nasal')
    return plain.length < said.length ? [said, plain] : [said]
  })
  return all.map(joined)
}

/** Roman spellings that mean the same sound, as one; a y that only leads to an e is not heard: bhayeko. */
export function soundOf(roman: string) {
  return roman
    .replace(/(?<=[aeiou])ye/g, 'e')
    .replace(/kshy/g, 'ksh')
    .replace(/^ksh/, 'ch')
    .replace(/lh/g, 'l')
    .replace(/ch+|x/g, 'c')
    .replace(/sh/g, 's')
    .replace(/ph/g, 'f')
    .replace(/bh|[vw]/g, 'b')
    .replace(/gny/g, 'gy')
    .replace(/z/g, 'j')
    .replace(/q|ck/g, 'k')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/ou/g, 'au')
    .replace(/(.)\1+/g, '$1')
}

/** The same without what some leave out: aspirates, nasals before a consonant, every "a" but the first letter. */
export function looseSoundOf(roman: string) {
  return soundOf(roman)
    .replace(/(?<=[kgjtdcfs])h/g, '')
    .replace(/bor(?![aeiou])/g, 'bar')
    .replace(/(?<=[^aeiou])y/g, '')
    .replace(/(?<=[aeiou])[nm](?=[^aeiouy])/g, '')
    .replace(/(?<=.)a/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** The sound that a Devanagari word begins with. */
export function initialOf(word: string) {
  if (word.startsWith('क्ष')) return 'c'
  const first = word.startsWith('ज्ञ') ? 'ग' : word.charAt(0)
  return soundOf(CONSONANTS.get(first) ?? VOWELS.get(first) ?? '').charAt(0)
}

/** Text as people write it in Roman letters; what is not Devanagari stays. */
export function inRoman(text: string) {
  return text
    .replace(/काठमा(?:डौ|ण्डु|न्डु)[ंँ]?/g, 'kathmandu')
    .replace(/(?:[\u0900-\u0963\u0970-\u097f]|\u200c|\u200d)+/g, (word) =>
      isDevanagari(word) ? everyday(word) : word,
    )
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/ ?[।॥]/g, '.')
}

/** An "a" at the end is spoken after two consonants or in a word of one letter; otherwise seldom. */
export function everyday(word: string) {
  const sounds = withoutMedial(soundsOf(word))
  const before = sounds.at(-3)
  const isSaid = before === undefined || before.kind === 'consonant' || SAID.test(word)
  const said = joined(sounds.at(-1)?.kind === 'schwa' && !isSaid ? sounds.slice(0, -1) : sounds)
  return said.replace(/(?<=.)aa/g, 'a')
}

function soundsOf(word: string) {
  const letters = [
    ...word
      .normalize('NFC')
      .replace(/\u200c|\u200d|\u093c/g, '')
      .replace(/ज्ञ/g, 'ग्य'),
  ]
  const sounds: Sound[] = []
  letters.forEach((letter, at) => {
    const next = letters[at + 1]
    const consonant = CONSONANTS.get(letter)
    if (consonant) {
      sounds.push({ roman: consonant, kind: 'consonant' })
      if (!next || (next !== VIRAMA && !SIGNS.has(next))) sounds.push({ roman: 'a', kind: 'schwa' })
    } else if (NASAL.test(letter)) sounds.push({ roman: nasalBefore(next), kind: 'nasal' })
    else {
      const vowel = VOWELS.get(letter) ?? SIGNS.get(letter)
      if (vowel) sounds.push({ roman: vowel, kind: 'vowel' })
    }
  })
  return sounds
}

/** Between a vowel and a syllable with one, an "a" is written and not spoken: दरबार is darbar. */
function withoutMedial(sounds: readonly Sound[]) {
  const shortened = [...sounds]
  const isVowel = (sound: Sound | undefined) => sound?.kind === 'vowel' || sound?.kind === 'schwa'
  for (let at = shortened.length - 3; at >= 2; at--)
    if (
      shortened[at]!.kind === 'schwa' &&
      isVowel(shortened[at - 2]) &&
      shortened[at + 1]?.kind === 'consonant' &&
      shortened[at + 2]?.kind === 'vowel'
    )
      shortened.splice(at, 1)
  return shortened
}

function nasalBefore(next: string | undefined) {
  return next && /[पफबभमव]/.test(next) ? 'm' : 'n'
}

function joined(sounds: readonly Sound[]) {
  return sounds.map(({ roman }) => roman).join('')
}

function pairs(list: string) {
  const parts = list.split(' ')
  return new Map(
    parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1]!] as const] : [])),
  )
}
