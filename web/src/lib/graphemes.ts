import { countGraphemes, GRAPHEME_BYTES } from '@jes/contract/lib/graphemes'

/** Pieces of text that were counted of late: who types changes one of them. */
const counted = new Map<string, { count: number; last: number }>()
const MOST_COUNTED = 500

/** How many letters a person sees: a consonant with its signs is one, and so is a flag. */
export function graphemes(text: string) {
  if (counted.size > MOST_COUNTED) counted.clear()
  return countGraphemes(text, undefined, counted)
}

/** Where a field stops: `maxlength` counts code units, and no text of so many graphemes may have as many as this. */
export function hardLimit(limit: number) {
  return limit * GRAPHEME_BYTES
}
