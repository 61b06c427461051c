import { MOST_TAGS } from '@jes/contract/hubs/hubs'

/** The tags with what was typed added: cut at commas, trimmed, in small letters, none blank or twice. */
export function withTyped(tags: readonly string[], typed: string) {
  const more = typed.split(',').map(toTag).filter(Boolean)
  return [...new Set([...tags, ...more])].slice(0, MOST_TAGS)
}

function toTag(typed: string) {
  return typed.normalize('NFC').trim().toLowerCase()
}
