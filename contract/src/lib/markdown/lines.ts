/** Lines with their leading tabs as spaces, so that an indent is a number of characters. */
export function toLines(markdown: string) {
  return markdown
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '    ')))
}

/** Our pages have their own h1, and a post needs at most three levels below it. */
export function headingOf(line: string) {
  const match = /^ {0,3}(#{1,6})[ \t]+(?=[^\s])/.exec(line)
  if (!match) return null
  const text = line.slice(match[0].length).trimEnd()
  const depth = Math.min(4, Math.max(2, match[1]!.length)) as 2 | 3 | 4
  return { depth, text: withoutClosing(text) }
}

/** `## So ##` closes as it opened. */
function withoutClosing(text: string) {
  let end = text.length
  while (text[end - 1] === '#') end -= 1
  if (end === text.length) return text
  return end > 0 && /[ \t]/.test(text[end - 1]!) ? text.slice(0, end).trimEnd() : text
}

type Fence = { sign: string; length: number; language: string | null }

export function fenceOf(line: string): Fence | null {
  const match = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line)
  if (!match) return null
  const [, run, after] = match as unknown as [string, string, string]
  if (run[0] === '`' && after.includes('`')) return null
  const [, word = null] = /^[ \t]*([\w+#.-]{1,30})(?:\s|$)/.exec(after) ?? []
  return { sign: run[0]!, length: run.length, language: word }
}

/** The line that closes a fence opened at `start`, or the end of its container. */
export function endOfFence(lines: string[], start: number, { sign, length }: Fence) {
  let at = start + 1
  while (at < lines.length && !isClosing(lines[at]!.trim(), sign, length)) at += 1
  return at
}

function isClosing(line: string, sign: string, length: number) {
  return line.length >= length && isOnly(line, sign)
}

/** `---`, `* * *` and the like. */
export function isRule(line: string) {
  const sign = /^ {0,3}([-*_])/.exec(line)?.[1]
  if (!sign) return false
  const signs = line.replace(/[ \t]/g, '')
  return signs.length >= 3 && isOnly(signs, sign)
}

function isOnly(text: string, sign: string) {
  for (const other of text) if (other !== sign) return false
  return true
}

/** What ends a paragraph without a blank line, apart from quotes and lists. */
export function startsBlock(line: string) {
  return headingOf(line) !== null || fenceOf(line) !== null || isRule(line)
}
