import { IMAGE_MAX_BYTES } from '@jes/contract/core/pictures'
import { text } from '#lib/language.ts'
import { messages } from './problemMessages.ts'

/** Why a file cannot be a picture of a post, as far as the browser can tell; the server looks inside. */
export function problemOf({ type, size }: File) {
  if (!/^image\/(?!svg)/.test(type)) return notAnImage()
  return size >= IMAGE_MAX_BYTES ? text(messages).tooBig : null
}

/** Also where a file turns out to be none when it is opened. */
export function notAnImage() {
  return text(messages).notAnImage
}
