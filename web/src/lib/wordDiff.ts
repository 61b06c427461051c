export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** Above so many comparisons the middle counts as rewritten: nobody reads such a diff word by word. */
const MOST_CELLS = 4_000_000

/** What changed from one text to another, word by word, in the order of reading. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && old[start] === now[start]) start++
  let end = 0
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end++

  const parts: DiffPart[] = []
  add(parts, 'same', old.slice(0, start))
  diffMiddle(parts, old.slice(start, old.length - end), now.slice(start, now.length - end))
  add(parts, 'same', old.slice(old.length - end))
  return parts
}

/** The longest common subsequence of words, by the usual table. */
function diffMiddle(parts: DiffPart[], old: string[], now: string[]) {
  if (old.length * now.length > MOST_CELLS) {
    add(parts, 'removed', old)
    add(parts, 'added', now)
    return
  }
  const width = now.length + 1
  const shared = new Uint16Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      shared[i * width + j] =
        old[i] === now[j]
          ? shared[(i + 1) * width + j + 1]! + 1
          : Math.max(shared[(i + 1) * width + j]!, shared[i * width + j + 1]!)

  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add(parts, 'same', [old[i]!])
      i++
      j++
    } else if (
      j === now.length ||
      (i < old.length && shared[(i + 1) * width + j]! >= shared[i * width + j + 1]!)
    )
      add(parts, 'removed', [old[i++]!])
    else add(parts, 'added', [now[j++]!])
  }
}

function add(parts: DiffPart[], kind: DiffPart['kind'], words: string[]) {
  if (words.length === 0) return
  const last = parts.at(-1)
  if (last?.kind === kind) last.text += words.join('')
  else parts.push({ kind, text: words.join('') })
}

/** Words, the spaces between them and each other sign; joined again they are the text. */
function wordsOf(text: string) {
  return text.match(/\s+|[\p{L}\p{M}\p{N}\u200c\u200d]+|\S/gu) ?? []
}
