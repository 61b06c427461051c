import { isDevanagari, normalise } from './letters.ts'
import { romanise } from './romanise.ts'
import { soundOf } from './sound.ts'
import { nameOf } from './synonyms.ts'

/** In words so short a long vowel, or one more at the end, makes another word: man and maan, may and maya. */
const LONG = /^[^aeiou]*aa[^aeiou]*$/
const OPEN = /[aeiou](chh|[^aeiou]h?)a+$/

/** The key that joins the spellings of one hashtag, in either script: #ktm, #Kathmandu and #काठमाडौं. Never empty. */
export function tagSound(tag: string) {
  const plain = normalise(tag).replace(/_/g, '')
  const name = nameOf(plain)
  const roman = isDevanagari(name) ? romanise(name) : name
  if (LONG.test(roman)) return roman
  return soundOf(name) + (OPEN.test(roman) ? 'a' : '') || tag
}
