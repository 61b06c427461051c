import { type Language, usePreferences } from './preferences.ts'

type Message = string | ((...facts: never[]) => string)
type Said<One> = One extends string ? string : One
type Spoken<M> = { [Key in keyof M]: Said<M[Key]> }
export type Catalogue<M> = Record<Language, Spoken<M>>

/** Messages as pairs of English and Nepali; both take the same parameters. */
export function catalogue<M extends Record<string, Message>>(
  pairs: {
    [Key in keyof M]: readonly [english: M[Key], nepali: Said<NoInfer<M[Key]>>]
  },
): Catalogue<M> {
  return { en: side(pairs, 0), ne: side(pairs, 1) }
}

/** The messages in the current language; a changed preference renders again. */
export function useText<M>(messages: Catalogue<M>): Spoken<M> {
  return messages[usePreferences().language]
}

/** The same for code outside components. */
export function text<M>(messages: Catalogue<M>): Spoken<M> {
  return messages[usePreferences.getState().language]
}

export function isNepali(words: string) {
  return /[\u0900-\u097F]/.test(words)
}

/** For the lang attribute of what people wrote: right letterforms, line height and voice. */
export function langOf(words: string): 'ne' | undefined {
  return isNepali(words) ? 'ne' : undefined
}

function side<M>(pairs: Record<string, readonly [Message, Message]>, index: 0 | 1) {
  return Object.fromEntries(
    Object.entries(pairs).map(([key, pair]) => [key, pair[index]]),
  ) as Spoken<M>
}
