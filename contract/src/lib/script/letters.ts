/** Invisible characters that change no word: joiners, soft hyphen, byte order mark; and the nukta. */
const UNSEEN = /[\u200b-\u200d\u00ad\ufeff\u093c]/g
const DEVANAGARI = /[\u0900-\u097f]/
const WORD = /[\p{L}\p{M}\p{N}]+/gu

export function isDevanagari(text: string) {
  return DEVANAGARI.test(text)
}

/** The comparable form of a text: composed, lower case, Latin digits, without invisible characters. */
export function normalise(text: string) {
  return text
    .normalize('NFC')
    .replace(/[\u0958-\u095f]/g, (letter) => letter.normalize('NFD'))
    .replace(UNSEEN, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/ॐ/g, 'ओम')
    .toLowerCase()
}

/** The words of a text in comparable form, in order. */
export function wordsIn(text: string) {
  return normalise(text).match(WORD) ?? []
}

/** Pairs of letters that people mix up; the second one stands for both. */
const MIXED_UP = ['ँं', 'ीि', 'ूु', 'ईइ', 'ऊउ', 'शस', 'षस', 'वब', 'णन']
const FOLDED = new Map(MIXED_UP.map((pair) => [pair.charAt(0), pair.charAt(1)]))

/** One spelling for those that people mix up: ँ and ं, short and long vowels, श ष स, ब and व. */
export function fold(word: string) {
  return Array.from(word, (letter) => FOLDED.get(letter) ?? letter).join('')
}
