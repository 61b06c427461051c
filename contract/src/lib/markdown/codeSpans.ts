/** Finds where a run of backticks is closed by one of the same length; every run is looked up once. */
export function codeFinder(text: string) {
  let starts: Map<number, number[]> | null = null

  return function findCode(start: number, length: number) {
    starts ??= runsOf(text)
    const same = starts.get(length) ?? []
    while (same.length > 0 && same.at(-1)! <= start) same.pop()
    const end = same.at(-1)
    if (end === undefined) return null
    return { text: strip(text.slice(start + length, end)), end: end + length }
  }
}

/** The starts of all runs by their length, the last one first. */
function runsOf(text: string) {
  const starts = new Map<number, number[]>()
  for (const { 0: run, index } of [...text.matchAll(/`+/g)].reverse()) {
    const same = starts.get(run.length)
    if (same) same.push(index)
    else starts.set(run.length, [index])
  }
  return starts
}

/** One blank at each end lets code begin with a backtick. */
function strip(inner: string) {
  const code = inner.replaceAll('\n', ' ')
  const isPadded = code.length > 2 && code.startsWith(' ') && code.endsWith(' ')
  return isPadded && code.trim() !== '' ? code.slice(1, -1) : code
}
