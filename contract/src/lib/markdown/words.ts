import type { Block, Body, Inline } from '@jes/contract/core/body'

/** Which names after an @ are those of members; lower case. */
export type IsMember = (username: string) => boolean

export const HASHTAG_MAX_LENGTH = 60

const LETTER = String.raw`\p{L}\p{M}\p{N}`
const WORD = String.raw`${LETTER}_\u200c\u200d`

/** Letters with their marks, digits, joiners; at least one letter. The danda ends it, like any other sign. */
export const HASHTAG = String.raw`(?<![${LETTER}_&\/#])#(?=[${LETTER}_])(?!\p{M})(?=[${WORD}]*\p{L})[${WORD}]{0,${HASHTAG_MAX_LENGTH - 1}}[${LETTER}](?![_\u200c\u200d]*[${LETTER}])`

const USERNAME = String.raw`[a-z0-9_]+(?:\.[a-z0-9_]+)*`

/** A Nepali ending may follow at once: @sitaले. */
export const MENTION = String.raw`(?<![${LETTER}_@\/.&\-])@${USERNAME}`

/** The names that may be mentioned in a text; more than are mentioned, because it reads code too. */
export function usernamesIn(markdown: string) {
  const names = [...markdown.matchAll(new RegExp(`@(${USERNAME})`, 'gi'))]
  const usernames = names.map((match) => match[1]!.toLowerCase())
  return [...new Set(usernames)].filter((name) => name.length >= 3 && name.length <= 30)
}

/** Two spellings with one key are one hashtag. */
export function hashtagKey(tag: string) {
  return tag.normalize('NFC').toLowerCase()
}

/** Each hashtag once, as it is written first. */
export function hashtagsIn(body: Body) {
  const tags = new Map<string, string>()
  for (const node of inlinesOf(body)) {
    if (node.type === 'hashtag' && !tags.has(hashtagKey(node.tag)))
      tags.set(hashtagKey(node.tag), node.tag)
  }
  return [...tags.values()]
}

/** Each member mentioned, once. */
export function mentionsIn(body: Body) {
  return [
    ...new Set(inlinesOf(body).flatMap((node) => (node.type === 'mention' ? node.username : []))),
  ]
}

/** The first address on the web that a text links to. */
export function firstLinkIn(body: Body) {
  return linksIn(body)[0] ?? null
}

/** Every address on the web that a text links to, as often as it does. */
export function linksIn(body: Body) {
  const links = inlinesOf(body).flatMap((node) => (node.type === 'link' ? node.url : []))
  return links.filter((url) => /^https?:/i.test(url))
}

/** Everything in the lines of a text, in its order. */
function inlinesOf(blocks: Block[]): Inline[] {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return block.children.flatMap(withInner)
      case 'quote':
        return inlinesOf(block.children)
      case 'list':
        return block.items.flatMap(inlinesOf)
      default:
        return []
    }
  })
}

function withInner(node: Inline): Inline[] {
  return 'children' in node ? [node, ...node.children.flatMap(withInner)] : [node]
}
