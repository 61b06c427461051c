import type { Post } from '@jes/contract/posts/posts'

const MOST = 80

/** The beginning of what the author says, to name the clip by. */
export function wordsOf({ content }: Post) {
  const words = content.replace(/\s+/g, ' ').trim()
  return words.length <= MOST ? words : `${words.slice(0, MOST).replace(/\s\S*$/, '')}…`
}
