import type { Block, Body, Inline } from './body.ts'

/** The words of a text, paragraph by paragraph, without its marks: what is translated and read aloud. Code and spoilers are left out. */
export function paragraphsOf(body: Body): string[] {
  return body.flatMap(ofBlock).filter((paragraph) => paragraph.trim() !== '')
}

function ofBlock(block: Block): string[] {
  if (block.type === 'list') return block.items.flatMap((item) => item.flatMap(ofBlock))
  if (block.type === 'quote') return block.children.flatMap(ofBlock)
  return 'children' in block ? [block.children.map(ofInline).join('')] : []
}

function ofInline(inline: Inline): string {
  if (inline.type === 'spoiler') return '…'
  if ('children' in inline) return inline.children.map(ofInline).join('')
  if (inline.type === 'break') return '\n'
  if (inline.type === 'mention') return `@${inline.username}`
  if (inline.type === 'hub') return inline.name
  return inline.type === 'hashtag' ? `#${inline.tag}` : inline.text
}
