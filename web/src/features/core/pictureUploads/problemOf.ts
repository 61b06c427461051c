import { IMAGE_MAX_BYTES } from '@jes/contract/core/pictures'

export type PictureProblem = 'notAnImage' | 'tooBig' | 'tooMany' | 'notArrived' | 'noAlt'

/** Why a file cannot be a picture of a post, as far as the browser can tell; the server looks inside. */
export function problemOf({ type, size }: File): PictureProblem | null {
  if (!/^image\/(?!svg)/.test(type)) return 'notAnImage'
  return size >= IMAGE_MAX_BYTES ? 'tooBig' : null
}
