import { CLIP_MIN_MS } from '@jes/contract/clips/clips'

export type Part = { fromMs: number; toMs: number }
export type Edge = 'from' | 'to'
/** How long the video is, and how long a part of it may be. */
export type Bounds = { durationMs: number; mostMs: number }

/** Moves one end of the part; if it would be too short the end stops, if too long the other end follows. */
export function moveEdge(
  part: Part,
  edge: Edge,
  atMs: number,
  { durationMs, mostMs }: Bounds,
): Part {
  if (edge === 'from') {
    const fromMs = clamp(atMs, 0, part.toMs - CLIP_MIN_MS)
    return { fromMs, toMs: Math.min(part.toMs, fromMs + mostMs) }
  }
  const toMs = clamp(atMs, part.fromMs + CLIP_MIN_MS, durationMs)
  return { fromMs: Math.max(part.fromMs, toMs - mostMs), toMs }
}

/** Moves the whole part, as long as it is. */
export function movePart(part: Part, byMs: number, { durationMs }: Bounds): Part {
  const length = part.toMs - part.fromMs
  const fromMs = clamp(part.fromMs + byMs, 0, durationMs - length)
  return { fromMs, toMs: fromMs + length }
}

/** The chosen part; without a choice the whole. */
export function partOf(trim: Part | null, durationMs: number): Part {
  return trim ?? { fromMs: 0, toMs: durationMs }
}

/** The whole is stored as no choice. */
export function trimOf(part: Part, durationMs: number): Part | null {
  return part.fromMs <= 0 && part.toMs >= durationMs ? null : part
}

export function clamp(n: number, least: number, most: number) {
  return Math.max(least, Math.min(most, n))
}
