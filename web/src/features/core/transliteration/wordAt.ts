import { isEnglish, weighWords } from '@jes/contract/lib/script/romanNepali'

export type Word = {
  text: string
  start: number
  end: number
  /** It is joined to a word in Devanagari. */
  isAttached: boolean
}

const ROMAN = /[A-Za-z][a-z]{1,29}$/
const DEVANAGARI_BEFORE = /[\u0900-\u097f]$/
/** What may precede a word without a space: an opening mark, or one after a word. */
const OPENING = /^["'“‘([*_~]*$|[\u0900-\u097f,;!?)-]$/
/** Names, hashtags, URLs, operators and code stay as they are. */
const FOREIGN = /[@#/\\:=<&$%]|www\./
const LAST_WORDS = 8

/** The Roman word that ends at the caret, if it may become Devanagari. */
export function wordAt(text: string, caret: number): Word | null {
  const before = text.slice(0, caret)
  const word = ROMAN.exec(before)?.[0]
  if (!word || /^[\p{L}\p{M}\p{N}_]/u.test(text.slice(caret))) return null
  const start = caret - word.length
  const joined = /\S*$/.exec(before.slice(0, start))?.[0] ?? ''
  if (!OPENING.test(joined) || FOREIGN.test(joined) || isInCode(before)) return null
  return { text: word, start, end: caret, isAttached: DEVANAGARI_BEFORE.test(joined) }
}

/** How likely somebody writes Nepali: then any word is suggested, or only well-known ones, or none. */
export function certaintyOf({ text, start, isAttached }: Word, value: string, isNepali: boolean) {
  if (isAttached) return 'any'
  if (isEnglish(text)) return 'none'
  const before = value.slice(0, start).trim().split(/\s+/).slice(-LAST_WORDS).join(' ')
  const { nepali, weak, english } = weighWords(before)
  if (nepali > english) return 'any'
  if (!isNepali) return 'none'
  if (nepali + weak > english) return 'any'
  return english > 0 ? 'none' : 'known'
}

function isInCode(before: string) {
  return before.split('`').length % 2 === 0
}
