import { isDevanagari } from './letters.ts'

const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'ng',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'w',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ळ: 'l',
}
const VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
}
const SIGNS: Record<string, string> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
}
const VIRAMA = '्'

/** Devanagari in everyday Roman letters, the last "a" of a word unspoken; whatever else there is stays. */
export function romanise(text: string) {
  const letters = [...text.replace(/ज्ञ/g, 'ग्य')]
  let roman = ''
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at]!
    const next = letters[at + 1]
    const consonant = CONSONANTS[letter]
    if (consonant === undefined) {
      roman += romanOf(letter, next)
      continue
    }
    roman += consonant
    const sign = next && SIGNS[next]
    if (next === VIRAMA) at++
    else if (sign) {
      roman += sign
      at++
    } else if (next !== undefined && isDevanagari(next)) roman += 'a'
  }
  return roman
}

function romanOf(letter: string, next: string | undefined) {
  if (letter === 'ं' || letter === 'ँ') return nasalBefore(next)
  if (letter === 'ः' || letter === VIRAMA) return ''
  return VOWELS[letter] ?? SIGNS[letter] ?? letter
}

function nasalBefore(next = '') {
  if (next === 'ह') return 'ng'
  return /[पफबभम]/.test(next) ? 'm' : 'n'
}
