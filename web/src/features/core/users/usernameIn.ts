import { isUsername } from '@jes/contract/lib/username'

/** The username that somebody typed into a search box, with @ or without; null if it can be none. */
export function usernameIn(words: string) {
  const name = words.trim().replace(/^@/, '').toLowerCase()
  return isUsername(name) ? name : null
}
