import type { Act } from './acts.ts'

const OVERHEAD = 500

/** How much is sent, pictures included; headers are a guess. */
export function kilobytesOf(acts: readonly Act[]) {
  const bytes = acts.reduce((sum, act) => sum + bytesOf(act), 0)
  return Math.max(1, Math.round(bytes / 1_000))
}

function bytesOf({ sent, pictures = [] }: Act) {
  const text = new TextEncoder().encode(JSON.stringify(sent)).length
  return OVERHEAD + text + pictures.reduce((sum, { file }) => sum + (file?.size ?? 0), 0)
}
