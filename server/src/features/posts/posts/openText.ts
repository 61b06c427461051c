import type { Post } from '@jes/contract/posts/posts'
import { plainText } from '#lib/markdown.ts'

/** The text of a post as others may show it unasked, without formatting: of one with a warning that alone. */
export function openText({ warning, body }: Pick<Post, 'warning' | 'body'>) {
  return warning ?? plainText(body)
}
