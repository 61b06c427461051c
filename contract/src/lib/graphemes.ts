/** Older Firefox has no segmenter; there a letter with its marks counts as one. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('ne') : null

/** How much text is segmented at once: V8's time grows with the square of it. */
const WINDOW = 256
/** No honest text needs more bytes for a grapheme; a flag needs 8, a family of three 18, stacked marks any number. */
export const GRAPHEME_BYTES = 16
/** The first half of a surrogate pair that a window cut in two. */
const CUT_PAIR = /[\ud800-\udbff]$/
const PLAIN = /^[ -~\t]*$/

/** How many graphemes a piece of text holds, and where the last of them begins. */
type Piece = { count: number; last: number }

/**
 * How many letters a person sees: a consonant with its signs is one, and so is a flag. Counting stops a little after `most`.
 */
export function countGraphemes(
  text: string,
  most = Number.POSITIVE_INFINITY,
  known?: Map<string, Piece>,
) {
  const lines = text.split('\n')
  let count = lines.length - 1
  for (const line of lines) {
    if (count > most) break
    count += PLAIN.test(line) ? line.length : countInLine(line, most - count, known)
  }
  return count
}

/** Whether the text has more than so many graphemes, or more bytes than these could need. */
export function isLongerThan(text: string, most: number) {
  // No text has more graphemes than code units, and no code unit more than three bytes.
  if (text.length <= most) return false
  return isHeavierThan(text, most) || countGraphemes(text, most) > most
}

/** Whether the text takes more bytes than so many graphemes could need. */
export function isHeavierThan(text: string, most: number) {
  return (
    text.length * 3 > most * GRAPHEME_BYTES &&
    new TextEncoder().encode(text).length > most * GRAPHEME_BYTES
  )
}

function countInLine(line: string, most: number, known?: Map<string, Piece>) {
  let count = 0
  let start = 0
  let width = WINDOW
  while (count <= most) {
    const text = line.slice(start, start + width).replace(CUT_PAIR, '')
    const piece = known?.get(text) ?? segment(text)
    known?.set(text, piece)
    if (start + width >= line.length) return count + piece.count
    // The last letter of a piece may continue after it, so the next piece begins with that letter.
    count += piece.count - 1
    start += piece.last
    width = piece.last === 0 ? width * 2 : WINDOW
  }
  return count
}

function segment(text: string): Piece {
  if (!segmenter) return segmentRoughly(text)
  let count = 0
  let last = 0
  for (const { index } of segmenter.segment(text)) {
    count += 1
    last = index
  }
  return { count, last }
}

function segmentRoughly(text: string): Piece {
  const letters = [...text.matchAll(/.[\p{M}\p{Join_Control}]*/gsu)]
  return { count: letters.length, last: letters.at(-1)?.index ?? 0 }
}
