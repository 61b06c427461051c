import { Username } from '@jes/contract/auth'
import { safeParse } from 'zod/mini'

/** The username that somebody typed into a search box, with @ or without; null if it can be none. */
export function usernameIn(words: string) {
  const parsed = safeParse(Username, words.trim().replace(/^@/, ''))
  return parsed.success ? parsed.data : null
}
