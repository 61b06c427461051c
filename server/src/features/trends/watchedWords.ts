import { normalise } from '@jes/contract/script/letters'
import { partsOf } from './parts.ts'

/** A hashtag with one of these waits until somebody of the staff has looked. Whole words only, and no names of peoples. */
const WATCHED = `
  muji मुजी machikne माचिक्ने randi रन्डी रण्डी lado लाडो puti पुती chikne चिक्ने
  fuck fucking shit bitch slut whore cunt rape rapist nude nudes porn sex
  suicide आत्महत्या`
const WORDS = new Set(WATCHED.trim().split(/\s+/).map(normalise))

/** Whether a word of the list stands in a hashtag. */
export function hasWatchedWord(tag: string) {
  return partsOf(tag).some((part) => WORDS.has(part))
}
