import type { ClipVideo } from '@jes/contract/posts/posts'

export type Size = ClipVideo['sizes'][number]
/** What a browser knows of its connection; few know all of it, some nothing. */
export type Line = { effectiveType?: string; downlink?: number; type?: string }

type Circumstances = {
  isSaving: boolean
  line: Line | undefined
  /** The shorter side of the video in screen pixels. */
  shownLines: number
}

const SMALL = 360
const MEDIUM = 540
const LARGE = 720
/** Megabits a second. */
const FAST = 5

/** The largest size that the connection and the screen can use; if there is none so small, the smallest. */
export function sizeFor(sizes: readonly Size[], circumstances: Circumstances): Size | undefined {
  const most = mostLines(circumstances)
  return sizes.findLast(({ lines }) => lines <= most) ?? sizes[0]
}

/** One step down, for a connection that is too slow. */
export function sizeBelow(sizes: readonly Size[], { lines }: Size): Size | undefined {
  return sizes.findLast((size) => size.lines < lines)
}

function mostLines({ isSaving, line, shownLines }: Circumstances) {
  if (isSaving || /2g|3g/.test(line?.effectiveType ?? '')) return SMALL
  const isGood = /wifi|ethernet/.test(line?.type ?? '') || line?.effectiveType === '4g'
  return isGood && (line?.downlink ?? 0) >= FAST && shownLines > MEDIUM ? LARGE : MEDIUM
}

export function currentLine(): Line | undefined {
  return (navigator as Navigator & { connection?: Line }).connection
}
