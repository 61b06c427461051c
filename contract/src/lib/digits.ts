const DEVANAGARI_ZERO = 0x0966

/** The same text with १२३ as 123. */
export function latinDigits(text: string) {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
}
