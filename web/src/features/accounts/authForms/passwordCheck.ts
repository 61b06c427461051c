import { isGuessable, type PasswordOwner } from '@jes/contract/accounts/guessable'
import { HASH_COMPARED, HASH_TOLD, passwordApi } from '@jes/contract/accounts/passwordCheck'
import { call } from '#lib/api.ts'

/** Whether an attacker would guess it early. Three digits of its hash are sent to the server, not the password. */
export async function isCommon(password: string, owner: PasswordOwner, signal: AbortSignal) {
  if (isGuessable(password, owner)) return true
  const hash = await hashOf(password.toLowerCase())
  const start = hash.slice(0, HASH_TOLD)
  const { ends } = await call(passwordApi.common, { params: { start } }, signal)
  return ends.includes(hash.slice(HASH_TOLD, HASH_COMPARED))
}

async function hashOf(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
