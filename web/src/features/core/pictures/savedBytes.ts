import type { ImageSize, Picture } from '@jes/contract/core/pictures'
import { countUse } from '#features/core/dataUse/traffic.ts'

type Pictures = readonly [Picture, ...Picture[]]

/** As many as a post shows at first. */
const SHOWN = 3
const WIDEST_PX = 600
const waiting = new Set<string>()

/** What a tap loads: of each picture that is shown, the smallest size. */
export function bytesLoadedByTap(pictures: Pictures) {
  return bytesOf(pictures, ([smallest]) => smallest)
}

/** Pictures that wait count as saved, once a visit. */
export function countWaiting(pictures: Pictures) {
  if (waiting.has(pictures[0]._id)) return
  waiting.add(pictures[0]._id)
  countUse('saved', bytesOf(pictures, usualSize))
}

/** What a tap loads was not saved. */
export function countLoaded(pictures: Pictures) {
  countUse('saved', -bytesLoadedByTap(pictures))
}

/** The size that the browser would take without data saver. */
export function usualSize(sizes: readonly ImageSize[]) {
  const pixels = Math.min(window.innerWidth, WIDEST_PX) * window.devicePixelRatio
  return sizes.find(({ width }) => width >= pixels) ?? sizes.at(-1)
}

function bytesOf(
  pictures: Pictures,
  choose: (sizes: readonly ImageSize[]) => ImageSize | undefined,
) {
  return pictures.slice(0, SHOWN).reduce((sum, { sizes }) => sum + (choose(sizes)?.bytes ?? 0), 0)
}
