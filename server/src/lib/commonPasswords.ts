import { createHash } from 'node:crypto'
import { PASSWORD_MIN_LENGTH } from '@jes/contract/accounts/auth'
import { isGuessable, type PasswordOwner } from '@jes/contract/accounts/guessable'
import { HASH_COMPARED, HASH_TOLD } from '@jes/contract/accounts/passwordCheck'
import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_MIN_LENGTH),
)

/** True for a password that an attacker would guess early. */
export function isCommonPassword(password: string, owner: PasswordOwner) {
  return COMMON.has(password.toLowerCase()) || isGuessable(password, owner)
}

let endsByStart: Map<string, string[]> | undefined

/** The ends of the hashes of common passwords with this prefix: the caller does not reveal the password. */
export function listHashEnds(start: string) {
  endsByStart ??= groupHashes()
  return endsByStart.get(start) ?? []
}

function groupHashes() {
  const groups = new Map<string, string[]>()
  for (const hash of [...COMMON].map(hashOf)) {
    const start = hash.slice(0, HASH_TOLD)
    groups.set(start, [...(groups.get(start) ?? []), hash.slice(HASH_TOLD)])
  }
  return groups
}

function hashOf(password: string) {
  return createHash('sha256').update(password).digest('hex').slice(0, HASH_COMPARED)
}
