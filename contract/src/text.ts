import * as z from 'zod/mini'

// Control characters but for tab and line feed, direction overrides, and the byte order mark. The joiners U+200C and U+200D stay: Nepali needs them.
const DROPPED = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Text as we keep it: composed, without control characters, trimmed. */
export function cleanText(text: string) {
  return wellFormed(text.replace(/\r\n?/g, '\n')).normalize('NFC').replace(DROPPED, '').trim()
}

/** Half of a surrogate pair is no character, and PostgreSQL refuses it. */
function wellFormed(text: string) {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
}

type Bounds = { min: number; max: number; tooShort: string; tooLong: string }

/** A piece of text that people write, cleaned before it is measured. */
export function text({ min, max, tooShort, tooLong }: Bounds) {
  return z
    .string(tooShort)
    .check(z.overwrite(cleanText), z.minLength(min, tooShort), z.maxLength(max, tooLong))
}

/** An id on the wire: a decimal number as text, because it has more digits than a double. */
export const Id = z.string('This id is not valid').check(
  z.regex(/^[1-9]\d{0,18}$/, { error: 'This id is not valid', abort: true }),
  z.refine((id) => id.length < 19 || BigInt(id) < 2n ** 63n, 'This id is not valid'),
)

/** PostgreSQL has no year 0. */
export const Moment = z.iso
  .datetime('This moment is not valid')
  .check(z.refine((moment) => !moment.startsWith('0000'), 'This moment is not valid'))
