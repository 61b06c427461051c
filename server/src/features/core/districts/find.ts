import { districts } from '@jes/contract/core/districts'
import { normalise } from '@jes/contract/lib/script/letters'
import { tagSound } from '@jes/contract/lib/script/tags'
import type { FoundDistrict } from '@jes/contract/search/search'
import { wordsOfDistrict } from './words.ts'

/** Shorter beginnings fit too many. */
const LEAST_TYPED = 2

const WORDS = districts.map((district) => ({
  district,
  words: wordsOfDistrict(district.key).map((word) => plain(word)),
  sounds: new Set(wordsOfDistrict(district.key).map((word) => tagSound(plain(word)))),
}))

/** The districts with this name, or with a town of this name, in whichever script and spelling. */
export function findDistricts(words: string): FoundDistrict[] {
  const asked = plain(words)
  if (!asked) return []
  const sound = tagSound(asked)
  return WORDS.filter(({ sounds }) => sounds.has(sound)).map(({ district }) => toFound(district))
}

/** The districts of which a name, or the name of a town, begins with what was typed. */
export function suggestDistricts(typed: string, most: number): FoundDistrict[] {
  const begun = plain(typed)
  if (begun.length < LEAST_TYPED) return []
  const found = WORDS.filter(({ words }) => words.some((word) => word.startsWith(begun)))
  return found.slice(0, most).map(({ district }) => toFound(district))
}

function plain(words: string) {
  return normalise(words).replaceAll(/\s/g, '')
}

function toFound({ key, en, ne }: FoundDistrict): FoundDistrict {
  return { key, en, ne }
}
