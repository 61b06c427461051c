import type { Inline } from '@jes/contract/core/body'
import { closeBracket } from './brackets.ts'
import { codeFinder } from './codeSpans.ts'
import { literal, type Piece, type Scan } from './pieces.ts'
import { matchRuns, toRun } from './runs.ts'
import { TOKEN, toAddress, trimUrl } from './tokens.ts'
import { buildTree } from './tree.ts'
import type { KnownNames } from './words.ts'

/** The inside of a paragraph or heading, read once from left to right. */
export function parseInlines(text: string, known: KnownNames): Inline[] {
  const scan: Scan = { text, at: 0, pieces: [], runs: [], brackets: [], deadBelow: 0 }
  const findCode = codeFinder(text)
  TOKEN.lastIndex = 0

  for (let match = TOKEN.exec(text); match; match = nextToken(scan)) {
    if (match.index > scan.at) scan.pieces.push(literal(text.slice(scan.at, match.index)))
    scan.at = match.index + match[0].length
    const groups = match.groups as Groups

    if (groups.ticks) {
      const code = findCode(match.index, groups.ticks.length)
      scan.pieces.push(code ? leaf({ type: 'code', text: code.text }) : literal(groups.ticks))
      if (code) scan.at = code.end
    } else if (groups.run) {
      const run = toRun(text, match.index, groups.run)
      scan.runs.push(run)
      scan.pieces.push(run)
    } else if (groups.open) {
      const opener = literal(groups.open)
      scan.brackets.push({ opener, isImage: groups.open === '![', runsFrom: scan.runs.length })
      scan.pieces.push(opener)
    } else if (groups.close) {
      closeBracket(scan)
    } else {
      scan.pieces.push(toLeaf(groups, match[0], scan, known))
    }
  }
  if (scan.at < text.length) scan.pieces.push(literal(text.slice(scan.at)))
  matchRuns(scan.runs)
  return buildTree(scan.pieces)
}

type Groups = Partial<
  Record<
    | 'ticks'
    | 'run'
    | 'open'
    | 'close'
    | 'escaped'
    | 'auto'
    | 'url'
    | 'email'
    | 'tag'
    | 'name'
    | 'hub',
    string
  >
>

function nextToken({ text, at }: Scan) {
  TOKEN.lastIndex = at
  return TOKEN.exec(text)
}

function toLeaf(groups: Groups, raw: string, scan: Scan, known: KnownNames): Piece {
  const { escaped, auto, url, email, tag, name, hub } = groups
  if (raw === '\n' || escaped === '\n') return leaf({ type: 'break' })
  if (escaped) return literal(escaped)
  if (tag) return leaf({ type: 'hashtag', tag: tag.slice(1) }, raw)
  if (name) {
    const username = name.slice(1).toLowerCase()
    return known.isMember(username) ? leaf({ type: 'mention', username }, raw) : literal(raw)
  }
  if (hub) {
    const found = known.findHub(hub.slice(2))
    return found === null ? literal(raw) : leaf({ type: 'hub', name: found }, raw)
  }
  if (url) {
    const shown = trimUrl(url)
    scan.at -= url.length - shown.length
    return toLink(shown, shown)
  }
  return toLink(auto ?? email ?? raw, raw)
}

function toLink(target: string, raw: string): Piece {
  const address = toAddress(target)
  if (address === null) return literal(raw)
  return leaf({ type: 'link', url: address, children: [{ type: 'text', text: target }] }, raw)
}

function leaf(node: Inline, raw = ''): Piece {
  return { node, raw, closes: 0, opens: [] }
}
