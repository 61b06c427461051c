import type { Block, Body, Inline } from '@jes/contract/core/body'

/** The texts of a post that can be converted to the other script. */
export type Words = { title: string; body: Body }
/** Converts the given texts to the other script. */
export type Turn = { of: (words: Words) => Words }
/** Converts a piece of text. */
export type Say = (text: string) => string

/** The converted texts; hashtags, names, links and code stay. */
export function sayOtherwise({ title, body }: Words, say: Say): Words {
  return {
    title: title
      .split(MARKED)
      .map((part, at) => (at % 2 ? part : say(part)))
      .join(''),
    body: blocks(body, say),
  }
}

/** A title is one string: marks and URLs in it stay as they are. */
const MARKED = /((?:[#@]|https?:\/\/|www\.)\S+)/

function blocks(list: readonly Block[], say: Say): Body {
  return list.map((block): Block => {
    if (block.type === 'list')
      return { ...block, items: block.items.map((item) => blocks(item, say)) }
    if (block.type === 'quote') return { ...block, children: blocks(block.children, say) }
    if (block.type === 'table') {
      const cells = (row: Inline[][]) => row.map((cell) => inlines(cell, say))
      return { ...block, head: cells(block.head), rows: block.rows.map(cells) }
    }
    if ('children' in block) return { ...block, children: inlines(block.children, say) }
    return block
  })
}

function inlines(nodes: readonly Inline[], say: Say): Inline[] {
  return nodes.map((node): Inline => {
    if (node.type === 'text') return { ...node, text: say(node.text) }
    if (node.type === 'link' || !('children' in node)) return node
    return { ...node, children: inlines(node.children, say) }
  })
}
