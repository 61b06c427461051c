import type { ClipVideo } from '@jes/contract/posts/posts'

/** In a wider video the sides would be cut off if it filled the screen. */
const WIDEST = 0.7

/** A video that is not upright is shown whole, with its own blur above and below. */
export function isFitted(clip: ClipVideo | null) {
  return clip !== null && clip.width / clip.height > WIDEST
}
