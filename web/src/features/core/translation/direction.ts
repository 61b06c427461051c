import { isNepali } from '#lib/language.ts'
import type { Language } from '#lib/preferences.ts'

export type Direction = { from: Language; to: Language }

/** Devanagari becomes English, all else Nepali. */
export function directionOf(words: string): Direction {
  return isNepali(words) ? { from: 'ne', to: 'en' } : { from: 'en', to: 'ne' }
}
