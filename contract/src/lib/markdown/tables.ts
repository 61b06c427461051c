import type { Align, Block } from '@jes/contract/core/body'
import { parseInlines } from './inlines.ts'
import type { KnownNames } from './words.ts'

/** No post needs a wider one, and a row of bars stays cheap. */
const MOST_COLUMNS = 20

type Table = { head: string[]; aligns: Align[] }

/** The head of a table: a line of cells above a line of dashes with as many. */
export function findTable(lines: string[], at: number): Table | null {
  const dashes = lines[at + 1]
  if (dashes === undefined || !lines[at]!.includes('|') || !/^[\s|:-]+$/.test(dashes)) return null
  if (!dashes.includes('|')) return null
  const signs = cellsOf(dashes)
  if (signs.length > MOST_COLUMNS || !signs.every((sign) => /^:?-+:?$/.test(sign))) return null
  const head = cellsOf(lines[at]!)
  return head.length === signs.length ? { head, aligns: signs.map(alignOf) } : null
}

export function toTable({ head, aligns }: Table, lines: string[], known: KnownNames): Block {
  const parse = (cells: string[]) => cells.map((cell) => parseInlines(cell, known))
  const rows = lines.map((line) => parse(within(cellsOf(line), head.length)))
  return { type: 'table', aligns, head: parse(head), rows }
}

/** What stands between the bars of a line; an escaped bar is one of the words. */
function cellsOf(line: string) {
  const bare = line.trim().replace(/^\|/, '')
  const cells = bare.split(/(?<!\\)\|/)
  if (cells.length > 1 && cells.at(-1)!.trim() === '') cells.pop()
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** Words beyond the last column stay in it, so that none is lost. */
function within(cells: string[], columns: number) {
  if (cells.length <= columns) return cells
  return [...cells.slice(0, columns - 1), cells.slice(columns - 1).join(' | ')]
}

function alignOf(sign: string): Align {
  if (sign.endsWith(':')) return sign.startsWith(':') ? 'center' : 'right'
  return sign.startsWith(':') ? 'left' : null
}
