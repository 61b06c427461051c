import { countGraphemes, GRAPHEME_BYTES } from '@jes/contract/lib/graphemes'

/** Recently counted pieces of text: typing changes only one of them. */
const counted = new Map<string, { count: number; last: number }>()
const MOST_COUNTED = 500

/** How many letters a person sees: a consonant with its signs is one, and so is a flag. */
export function graphemes(text: string) {
  if (counted.size > MOST_COUNTED) counted.clear()
  return countGraphemes(text, undefined, counted)
}

/** The `maxlength` of a field, which counts code units: no text with so many graphemes can have as many as this. */
export function hardLimit(limit: number) {
  return limit * GRAPHEME_BYTES
}
