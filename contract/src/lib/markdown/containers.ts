import { startsBlock } from './lines.ts'

/** The line without its quote sign, or null if it has none. */
export function quoteOf(line: string) {
  const match = /^ {0,3}> ?/.exec(line)
  return match ? line.slice(match[0].length) : null
}

export type Marker = {
  /** Items of one list have the same sign. */
  sign: string
  start: number | null
  width: number
  isEmpty: boolean
}

export function markerOf(line: string): Marker | null {
  const match = /^( {0,3})(?:([-+*])|(\d{1,9})([.)]))( +|$)/.exec(line)
  if (!match) return null
  const [whole, , bullet, number, dot, blanks = ''] = match
  const isEmpty = line.length === whole.length
  const padding = isEmpty || blanks.length > 4 ? 1 : blanks.length
  return {
    sign: bullet ?? dot ?? '',
    start: number === undefined ? null : Number(number),
    width: whole.length - blanks.length + padding,
    isEmpty,
  }
}

/** The lines of a quote without their signs; the text of its last paragraph may go on without one. */
export function takeQuote(lines: string[], start: number) {
  const taken: string[] = []
  let at = start
  for (; at < lines.length; at++) {
    const quoted = quoteOf(lines[at]!)
    if (quoted === null && !goesOn(lines[at]!, taken)) break
    taken.push(quoted ?? lines[at]!)
  }
  return { lines: taken, end: at }
}

/** The lines of a list item without their indent. */
export function takeItem(lines: string[], start: number, { width }: Marker) {
  const taken = [lines[start]!.slice(width)]
  let at = start + 1
  for (; at < lines.length; at++) {
    const line = lines[at]!
    if (isBlank(line)) taken.push('')
    else if (indentOf(line) >= width) taken.push(line.slice(width))
    else if (goesOn(line, taken)) taken.push(line)
    else break
  }
  return { lines: taken, end: at }
}

/** True where a line can only continue the paragraph before it. */
function goesOn(line: string, before: string[]) {
  const last = before.at(-1)
  if (isBlank(line) || last === undefined || isBlank(last)) return false
  return !startsBlock(line) && quoteOf(line) === null && markerOf(line) === null
}

function isBlank(line: string) {
  return line.trim() === ''
}

function indentOf(line: string) {
  return line.length - line.trimStart().length
}
