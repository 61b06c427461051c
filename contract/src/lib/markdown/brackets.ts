import { literal, type Scan } from './pieces.ts'
import { matchRuns } from './runs.ts'
import { toAddress } from './tokens.ts'

/** `(target "title")`, with brackets in the target one deep. */
const TARGET =
  /\(\s*(?:<([^<>\n]*)>|((?:[^\s()\\<]|\\.|\([^\s()]*\))*))(?:\s+(?:"[^"]{0,300}"|'[^']{0,300}'))?\s*\)/y

/** At a `]`: a link if a bracket was opened and a target follows, else a character. */
export function closeBracket(scan: Scan) {
  const bracket = scan.brackets.pop()
  const isAlive = bracket && (bracket.isImage || scan.brackets.length >= scan.deadBelow)
  scan.deadBelow = Math.min(scan.deadBelow, scan.brackets.length)
  const target = isAlive ? readTarget(scan) : null
  if (!bracket || target === null) {
    scan.pieces.push(literal(']'))
    return
  }
  const url = toAddress(target)
  const { opener, isImage, runsFrom } = bracket
  opener.node = null
  opener.opens.push({ type: 'link', url })
  scan.pieces.push({ node: null, raw: '', closes: 1, opens: [] })
  matchRuns(scan.runs.splice(runsFrom))
  if (!isImage) scan.deadBelow = scan.brackets.length
}

function readTarget(scan: Scan) {
  TARGET.lastIndex = scan.at
  const match = TARGET.exec(scan.text)
  if (!match) return null
  scan.at = TARGET.lastIndex
  return (match[1] ?? match[2] ?? '').replace(/\\([!-/:-@[-`{-~])/g, '$1')
}
