import type { Block, Body, Inline } from '@jes/contract/core/body'

/** Which names after an @ are those of members; lower case. */
export type IsMember = (username: string) => boolean

/** The hub that somebody may have typed after `j/`, by its name; null if there is none to link to. */
export type FindHub = (typed: string) => string | null

/** What the names in a text stand for. */
export type KnownNames = { isMember: IsMember; findHub: FindHub }

export const HASHTAG_MAX_LENGTH = 60
/** Further hubs in one text stay words. */
const MOST_HUBS = 50

const LETTER = String.raw`\p{L}\p{M}\p{N}`
const WORD = String.raw`${LETTER}_\u200c\u200d`

/** Letters with their marks, digits, joiners; at least one letter. The danda ends it, like any other sign. */
export const HASHTAG = String.raw`(?<![${LETTER}_&\/#])#(?=[${LETTER}_])(?!\p{M})(?=[${WORD}]*\p{L})[${WORD}]{0,${HASHTAG_MAX_LENGTH - 1}}[${LETTER}](?![_\u200c\u200d]*[${LETTER}])`

const USERNAME = String.raw`[a-z0-9_]+(?:\.[a-z0-9_]+)*`

/** A Nepali ending may follow at once: @sitaले. */
export const MENTION = String.raw`(?<![${LETTER}_@\/.&\-])@${USERNAME}`

/** `j/Name`, with underscores in place of spaces; not after a letter or in a path. */
export const HUB_MENTION = String.raw`(?<![${LETTER}_@\/.&\-])j\/[\p{L}\p{N}][${WORD}.'&\-]{1,58}(?<=[${LETTER}])`

/** The names of hubs that may be mentioned in a text, as they are typed. */
export function hubNamesIn(markdown: string) {
  const names = [...markdown.matchAll(new RegExp(HUB_MENTION, 'giu'))].map(([mention]) =>
    mention.slice(2),
  )
  return [...new Set(names)].slice(0, MOST_HUBS)
}

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

/** Each hashtag once, as it is written first; those in spoilers are hidden. */
export function hashtagsIn(body: Body) {
  const tags = new Map<string, string>()
  for (const node of openInlinesOf(body)) {
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

/** The first address on the web that a text links to, outside spoilers: its preview is shown. */
export function firstLinkIn(body: Body) {
  return addressesIn(openInlinesOf(body))[0] ?? null
}

/** Every address on the web that a text links to, as often as it does. */
export function linksIn(body: Body) {
  return addressesIn(inlinesOf(body))
}

function addressesIn(nodes: Inline[]) {
  const links = nodes.flatMap((node) => (node.type === 'link' ? node.url : []))
  return links.filter((url) => /^https?:/i.test(url))
}

/** Everything in the lines of a text, in its order. */
function inlinesOf(blocks: Block[]): Inline[] {
  return linesOf(blocks).flatMap((line) => line.flatMap(withInner))
}

/** The same without what spoilers hide. */
function openInlinesOf(blocks: Block[]): Inline[] {
  return linesOf(blocks).flatMap((line) => line.flatMap(withOpenInner))
}

function linesOf(blocks: Block[]): Inline[][] {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return [block.children]
      case 'quote':
        return linesOf(block.children)
      case 'list':
        return block.items.flatMap(linesOf)
      case 'table':
        return [block.head, ...block.rows].flat()
      default:
        return []
    }
  })
}

function withInner(node: Inline): Inline[] {
  return 'children' in node ? [node, ...node.children.flatMap(withInner)] : [node]
}

function withOpenInner(node: Inline): Inline[] {
  if (node.type === 'spoiler') return []
  return 'children' in node ? [node, ...node.children.flatMap(withOpenInner)] : [node]
}
