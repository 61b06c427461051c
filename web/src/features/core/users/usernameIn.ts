import { isUsername } from '@jes/contract/lib/username'

/** The username in a search box, with @ or without; null if it cannot be one. */
export function usernameIn(words: string) {
  const name = words.trim().replace(/^@/, '').toLowerCase()
  return isUsername(name) ? name : null
}
