import { readBecause } from './because.ts'
import type { Sentence } from './types.ts'

/** The sentence of a reason in the language of this catalogue. A text that is no reason stays as it is. */
export function say(catalogue: object, because: string) {
  const { reason, params } = readBecause(because)
  const sentence = (catalogue as Record<string, Sentence | undefined>)[reason]
  return typeof sentence === 'function' ? sentence(params as never) : (sentence ?? because)
}
