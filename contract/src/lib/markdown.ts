import type { Block, Body } from '@jes/contract/core/body'
import { markerOf, quoteOf, takeItem, takeQuote } from '@jes/contract/lib/markdown/containers'
import { parseInlines } from '@jes/contract/lib/markdown/inlines'
import {
  endOfFence,
  fenceOf,
  headingOf,
  isRule,
  startsBlock,
  toLines,
} from '@jes/contract/lib/markdown/lines'
import { findTable, toTable } from '@jes/contract/lib/markdown/tables'
import type { FindHub, IsMember, KnownNames } from '@jes/contract/lib/markdown/words'

/** Nested quotes and lists; deeper ones stay as text. */
const MOST_NESTED = 6

/**
 * Markdown as a closed tree. Every character is read a bounded number of times, so a hostile text costs no more than
 * an honest one of its length.
 */
export function parseMarkdown(
  markdown: string,
  isMember: IsMember,
  findHub: FindHub = () => null,
): Body {
  return parseBlocks(toLines(markdown), { isMember, findHub }, 0)
}

function parseBlocks(lines: string[], known: KnownNames, depth: number): Block[] {
  const blocks: Block[] = []
  const canNest = depth < MOST_NESTED
  let at = 0

  while (at < lines.length) {
    const line = lines[at]!
    const heading = headingOf(line)
    const fence = fenceOf(line)
    const marker = canNest ? markerOf(line) : null
    const table = findTable(lines, at)

    if (line.trim() === '') {
      at += 1
    } else if (heading) {
      const { depth, text } = heading
      blocks.push({ type: 'heading', depth, children: parseInlines(text, known) })
      at += 1
    } else if (fence) {
      const end = endOfFence(lines, at, fence)
      const text = lines.slice(at + 1, end).join('\n')
      blocks.push({ type: 'code', text, language: fence.language })
      at = end + 1
    } else if (isRule(line)) {
      blocks.push({ type: 'rule' })
      at += 1
    } else if (canNest && quoteOf(line) !== null) {
      const quote = takeQuote(lines, at)
      blocks.push({ type: 'quote', children: parseBlocks(quote.lines, known, depth + 1) })
      at = quote.end
    } else if (marker) {
      const items: Block[][] = []
      for (let next = markerOf(line); next?.sign === marker.sign; next = nextMarker(lines, at)) {
        const item = takeItem(lines, at, next)
        items.push(parseBlocks(item.lines, known, depth + 1))
        at = item.end
      }
      blocks.push({
        type: 'list',
        isOrdered: marker.start !== null,
        start: marker.start ?? 1,
        items,
      })
    } else if (table) {
      const end = endOfParagraph(lines, at + 1, canNest)
      blocks.push(toTable(table, lines.slice(at + 2, end), known))
      at = end
    } else {
      const end = endOfParagraph(lines, at, canNest)
      const text = lines
        .slice(at, end)
        .map((part) => part.trim())
        .join('\n')
      blocks.push({ type: 'paragraph', children: parseInlines(text, known) })
      at = end
    }
  }
  return blocks
}

function nextMarker(lines: string[], at: number) {
  const line = lines[at]
  return line === undefined || isRule(line) ? null : markerOf(line)
}

function endOfParagraph(lines: string[], start: number, canNest: boolean) {
  let at = start + 1
  while (at < lines.length && lines[at]!.trim() !== '' && !interrupts(lines, at, canNest)) at += 1
  return at
}

/** A number in running text begins no list unless it is 1, and an empty bullet none at all. */
function interrupts(lines: string[], at: number, canNest: boolean) {
  const line = lines[at]!
  if (startsBlock(line) || findTable(lines, at)) return true
  if (!canNest) return false
  const marker = markerOf(line)
  return quoteOf(line) !== null || (marker !== null && !marker.isEmpty && (marker.start ?? 1) === 1)
}
