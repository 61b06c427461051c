import { isDevanagari, normalise } from '@jes/contract/lib/script/letters'
import { soundOf } from '@jes/contract/lib/script/sound'
import type { Sql } from '#lib/db.ts'
import { findList } from './cache.ts'
import { findWord } from './find.ts'

/** Shorter words occur inside too many good names. */
const LEAST_INSIDE = 5

/** Whether a username contains a word that the staff has forbidden in usernames. */
export async function isUnwanted(sql: Sql, username: string) {
  const { words, ready } = await findList(sql, 'usernames')
  const parts = username.split(/[._\d]+/).filter(Boolean)
  if ([...parts, parts.join('')].some((part) => findWord(ready, part) !== null)) return true
  const whole = parts.join('')
  return words.map(asRoman).some((word) => word.length >= LEAST_INSIDE && whole.includes(word))
}

function asRoman(word: string) {
  const plain = normalise(word).replace(/[^\p{L}\p{M}]/gu, '')
  return isDevanagari(plain) ? soundOf(plain).toLowerCase() : plain
}
