import type { Post } from '@jes/contract/posts/posts'

const MOST = 80

/** The beginning of the caption, as the name of the clip. */
export function wordsOf({ content }: Post) {
  const words = content.replace(/\s+/g, ' ').trim()
  return words.length <= MOST ? words : `${words.slice(0, MOST).replace(/\s\S*$/, '')}…`
}
