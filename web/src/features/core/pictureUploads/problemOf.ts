import { IMAGE_MAX_BYTES, NOT_AN_IMAGE, TOO_BIG } from '@jes/contract/core/pictures'

/** Why a file cannot be a picture of a post, as far as the browser can tell; the server looks inside. */
export function problemOf({ type, size }: File) {
  if (!/^image\/(?!svg)/.test(type)) return NOT_AN_IMAGE
  return size >= IMAGE_MAX_BYTES ? TOO_BIG : null
}
