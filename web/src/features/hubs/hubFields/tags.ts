import { MOST_TAGS } from '@jes/contract/hubs/hubs'

/** The tags with the typed ones added: split at commas, trimmed, lower case, without blanks and duplicates. */
export function withTyped(tags: readonly string[], typed: string) {
  const more = typed.split(',').map(toTag).filter(Boolean)
  return [...new Set([...tags, ...more])].slice(0, MOST_TAGS)
}

function toTag(typed: string) {
  return typed.normalize('NFC').trim().toLowerCase()
}
