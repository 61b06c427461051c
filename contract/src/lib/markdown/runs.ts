import type { Run, Wrapper } from './pieces.ts'

/** The danda is no punctuation here, or **नेपाल।**मा would not be bold. */
const PUNCTUATION = /[\p{P}\p{S}]/u

export function toRun(text: string, start: number, signs: string): Run {
  const sign = signs[0]!
  const before = kindOf(text.slice(Math.max(0, start - 2), start), 'last')
  const after = kindOf(text.slice(start + signs.length, start + signs.length + 2), 'first')
  const isLeft = after !== 'blank' && (after !== 'sign' || before !== 'letter')
  const isRight = before !== 'blank' && (before !== 'sign' || after !== 'letter')
  const isWordy = sign === '_'
  const isUsed = sign === '*' || isWordy || signs.length === 2
  return {
    node: { type: 'text', text: signs },
    raw: signs,
    closes: 0,
    opens: [],
    sign,
    length: signs.length,
    left: signs.length,
    canOpen: isUsed && isLeft && (!isWordy || !isRight || before === 'sign'),
    canClose: isUsed && isRight && (!isWordy || !isLeft || after === 'sign'),
  }
}

function kindOf(neighbour: string, which: 'first' | 'last') {
  const sign = [...neighbour].at(which === 'first' ? 0 : -1)
  if (sign === undefined || /\s/.test(sign)) return 'blank'
  return PUNCTUATION.test(sign) && !/[।॥]/.test(sign) ? 'sign' : 'letter'
}

/**
 * Pairs the runs by CommonMark's rule. `bottoms` stores where a search is useless: without it a row of stars would
 * take quadratic time.
 */
export function matchRuns(runs: Run[]) {
  const before = runs.map((_, index) => index - 1)
  const after = runs.map((_, index) => index + 1)
  const bottoms = new Map<string, number>()

  function drop(index: number) {
    if (before[index]! >= 0) after[before[index]!] = after[index]!
    if (after[index]! < runs.length) before[after[index]!] = before[index]!
  }

  let at = 0
  while (at < runs.length) {
    const closer = runs[at]!
    if (!closer.canClose) {
      at = after[at]!
      continue
    }
    const key = `${closer.sign}${closer.canOpen}${closer.length % 3}`
    const bottom = bottoms.get(key) ?? -1
    let from = before[at]!
    while (from > bottom && !arePartners(runs[from]!, closer)) from = before[from]!

    if (from > bottom) {
      const opener = runs[from]!
      pair(opener, closer)
      after[from] = at
      before[at] = from
      if (opener.left === 0) drop(from)
      if (closer.left === 0) drop(at)
      else continue
    } else {
      bottoms.set(key, before[at]!)
      if (!closer.canOpen) drop(at)
    }
    at = after[at]!
  }
}

function arePartners(opener: Run, closer: Run) {
  if (opener.sign !== closer.sign || !opener.canOpen) return false
  if (!opener.canClose && !closer.canOpen) return true
  const sum = opener.length + closer.length
  return sum % 3 !== 0 || opener.length % 3 === 0
}

function typeOf(sign: string, used: number) {
  if (sign === '~') return 'strike'
  if (sign === '|') return 'spoiler'
  return used === 2 ? 'strong' : 'emphasis'
}

function pair(opener: Run, closer: Run) {
  const used = Math.min(opener.left, closer.left, 2)
  const wrapper: Wrapper = { type: typeOf(opener.sign, used) }
  opener.opens.push(wrapper)
  closer.closes += 1
  for (const run of [opener, closer]) {
    run.left -= used
    run.node.text = run.sign.repeat(run.left)
  }
}
