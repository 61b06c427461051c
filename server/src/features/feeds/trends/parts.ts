import { normalise } from '@jes/contract/lib/script/letters'

/** The words of a hashtag in comparable form: the whole, and its parts between capitals, numbers and underscores. */
export function partsOf(tag: string) {
  const apart = tag
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_\p{N}]+/u)
  return [...new Set([tag, ...apart].map(normalise))].filter(Boolean)
}
