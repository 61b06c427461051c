import { readText, storeText } from '#lib/localText.ts'
import { knowsPasskeys } from './knowsPasskeys.ts'

const KEY = 'jes-passkey'

/** A passkey was made or used in this browser: it is offered first. */
export function hasPasskeyHere() {
  return knowsPasskeys() && readText(KEY) !== null
}

export function notePasskey() {
  storeText(KEY, 'yes')
}
