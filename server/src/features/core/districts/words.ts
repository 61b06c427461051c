import { type District, districts, findDistrict } from '@jes/contract/core/districts'
import { tagSound } from '@jes/contract/lib/script/tags'

/** By which a profile, a hub or a hashtag says that it is of some districts. */
export type DistrictWords = { keys: string[]; names: string[]; sounds: string[] }

/** A row for each way to say a district: the keys stand beside the names, or the sounds. */
type Pairs = { keys: string[]; words: string[] }

/** What a hub or a profile of a district says: the district and its towns, in both scripts. */
export function wordsOfDistrict(key: string | null) {
  const district = findDistrict(key)
  return district ? namesOf(district) : []
}

export function districtWords(keys: string[]): DistrictWords {
  const names = keys.flatMap(wordsOfDistrict)
  return { keys, names, sounds: names.map(soundOf) }
}

export const ALL_NAMES = pairsOf(namesOf)
export const ALL_SOUNDS = pairsOf((district) => [...new Set(namesOf(district).map(soundOf))])

function namesOf({ en, ne, towns }: District) {
  return [{ en, ne }, ...towns].flatMap(({ en, ne }) => [en.toLowerCase(), ne])
}

/** Hashtags have no spaces. */
function soundOf(name: string) {
  return tagSound(name.replaceAll(' ', ''))
}

function pairsOf(wordsOf: (district: District) => string[]): Pairs {
  const pairs = districts.flatMap((district) =>
    wordsOf(district).map((word) => [district.key, word] as const),
  )
  return { keys: pairs.map(([key]) => key), words: pairs.map(([, word]) => word) }
}
