import type { Block, Body, Inline } from '@jes/contract/core/body'
import { hubMention } from '@jes/contract/core/hubMention'
import { isRomanNepali } from '@jes/contract/lib/script/romanNepali'

const EXCERPT_LENGTH = 500
/** A text that is hardly longer than its excerpt is shown whole. */
const WHOLE_LENGTH = 650
/** A line takes space however short it is. */
const LINE_COST = 20
/** With less space than this no further block is started. */
const LEAST_WORTH = 60
const URL_FREE_LENGTH = 100

type Room = { left: number; isSpent: boolean }

/** The beginning of a long text for lists, or null where the whole is short enough. */
export function excerptOf(body: Body): Body | null {
  const room = roomOf(WHOLE_LENGTH)
  cutBlocks(body, room)
  return room.isSpent ? cutBlocks(body, roomOf(EXCERPT_LENGTH)) : null
}

function roomOf(left: number): Room {
  return { left, isSpent: false }
}

function cutBlocks(blocks: Block[], room: Room) {
  const stored: Block[] = []
  for (const block of blocks) {
    if (room.left < LEAST_WORTH && stored.length > 0) room.isSpent = true
    if (room.isSpent) break
    stored.push(cutBlock(block, room))
    room.left -= LINE_COST
  }
  return stored
}

function cutBlock(block: Block, room: Room): Block {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, children: cutInlines(block.children, room) }
    case 'quote':
      return { ...block, children: cutBlocks(block.children, room) }
    case 'list': {
      const items: Block[][] = []
      for (const item of block.items) if (!room.isSpent) items.push(cutBlocks(item, room))
      return { ...block, items: items.filter((item) => item.length > 0) }
    }
    case 'code': {
      room.left -= LINE_COST * (block.text.split('\n').length - 1)
      return { ...block, text: cutText(block.text, room) }
    }
    case 'table': {
      const head = block.head.map((cell) => cutInlines(cell, room))
      const rows: Inline[][][] = []
      for (const row of block.rows) {
        if (room.isSpent) break
        room.left -= LINE_COST
        rows.push(row.map((cell) => cutInlines(cell, room)))
      }
      return { ...block, head, rows }
    }
    case 'rule':
      return block
  }
}

function cutInlines(nodes: Inline[], room: Room) {
  const stored: Inline[] = []
  for (const node of nodes) {
    if (room.isSpent) break
    const cut = cutInline(node, room)
    if (cut) stored.push(cut)
  }
  return stored
}

function cutInline(node: Inline, room: Room): Inline | null {
  if (node.type === 'break') {
    room.left -= LINE_COST
    return node
  }
  if (node.type === 'link') room.left -= Math.max(0, node.url.length - URL_FREE_LENGTH)
  if ('children' in node) {
    const children = cutInlines(node.children, room)
    return children.length > 0 ? { ...node, children } : null
  }
  const whole = textOf(node)
  const text = cutText(whole, room)
  if (text === whole) return node
  return node.type === 'code' ? { ...node, text } : { type: 'text', text }
}

function cutText(text: string, room: Room) {
  if (text.length <= room.left) {
    room.left -= text.length
    return text
  }
  room.isSpent = true
  return cutAtWord(text, Math.max(0, room.left))
}

/** The beginning of a text that ends with a whole word, or at least with a whole character. */
export function cutAtWord(text: string, most: number) {
  if (text.length <= most) return text
  const start = text.slice(0, most + 1)
  const blank = start.search(/\s\S*$/)
  if (blank > most / 2) return `${start.slice(0, blank).trimEnd()}…`
  const last = [...new Intl.Segmenter('ne').segment(start)].at(-1)
  return `${start.slice(0, last?.index ?? 0)}…`
}

/** What stands for the words of a spoiler; no word, so that search finds none. */
const HIDDEN = '▒▒▒'

/** The text without any formatting, and without what spoilers hide. */
export function plainText(body: Body): string {
  return body.map(plainBlock).filter(Boolean).join('\n')
}

function plainBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.children.map(textOf).join('')
    case 'quote':
      return plainText(block.children)
    case 'list':
      return block.items.map(plainText).join('\n')
    case 'code':
      return block.text
    case 'table':
      return [block.head, ...block.rows].map(plainRow).join('\n')
    case 'rule':
      return ''
  }
}

function plainRow(cells: Inline[][]) {
  return cells.map((cell) => cell.map(textOf).join('')).join(' ')
}

function textOf(node: Inline): string {
  switch (node.type) {
    case 'text':
    case 'code':
      return node.text
    case 'break':
      return '\n'
    case 'mention':
      return `@${node.username}`
    case 'hashtag':
      return `#${node.tag}`
    case 'hub':
      return hubMention(node.name)
    case 'spoiler':
      return HIDDEN
    default:
      return node.children.map(textOf).join('')
  }
}

const NEPALI_SHARE = 0.3

/** The language of a text: by its letters, and Nepali in Roman letters by its short words. */
export function languageOf(text: string) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const nepali = text.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0
  const isNepali = letters > 0 && nepali >= letters * NEPALI_SHARE
  return isNepali || isRomanNepali(text) ? 'ne' : 'en'
}
