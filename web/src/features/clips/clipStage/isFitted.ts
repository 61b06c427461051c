import type { ClipVideo } from '@jes/contract/posts/posts'

/** Wider than this the sides would be lost if it filled the stage. */
const WIDEST = 0.7

/** What was not filmed upright is shown whole, with its own blur above and below. */
export function isFitted(clip: ClipVideo | null) {
  return clip !== null && clip.width / clip.height > WIDEST
}
