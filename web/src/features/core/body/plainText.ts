import type { Block, Inline } from '@jes/contract/core/body'

/** The words alone, to detect their language. */
export function plainText(nodes: readonly Inline[]): string {
  return nodes.map(wordsOf).join('')
}

function wordsOf(node: Inline): string {
  if ('children' in node) return plainText(node.children)
  if ('text' in node) return node.text
  return node.type === 'hashtag' ? node.tag : ''
}

/** The hashtags that can be read in these blocks. */
export function hashtagsIn(blocks: readonly Block[]): Set<string> {
  const found = new Set<string>()
  const visit = (node: Block | Inline) => {
    if (node.type === 'hashtag') found.add(node.tag.toLowerCase())
    if ('children' in node) node.children.forEach(visit)
    if (node.type === 'list') node.items.flat().forEach(visit)
    if (node.type === 'table') [node.head, ...node.rows].flat(2).forEach(visit)
  }
  blocks.forEach(visit)
  return found
}
