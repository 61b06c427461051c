import { findList } from '#features/core/wordFilter/cache.ts'
import { findWord, type ReadyWords, readyWords } from '#features/core/wordFilter/find.ts'
import type { Sql } from '#lib/db.ts'
import { partsOf } from './parts.ts'

/**
 * A hashtag with one of these words, or of the staff's own list, waits for review. Whole words only, and no names of
 * peoples.
 */
const WATCHED = `
  muji मुजी machikne माचिक्ने randi रन्डी रण्डी lado लाडो puti पुती chikne चिक्ने
  fuck fucking shit bitch slut whore cunt rape rapist nude nudes porn sex
  suicide आत्महत्या`
const WORDS = WATCHED.trim().split(/\s+/)

/** Our words, and those that the staff added. */
export async function listWatched(sql: Sql) {
  const { words } = await findList(sql, 'trends')
  return readyWords([...WORDS, ...words])
}

/** Whether a hashtag contains a word of the list, in either script. */
export function hasWatchedWord(watched: ReadyWords, tag: string) {
  return partsOf(tag).some((part) => findWord(watched, part) !== null)
}
