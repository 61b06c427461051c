import * as z from 'zod/mini'
import { countGraphemes, isLongerThan } from './graphemes.ts'
import { type Because, type BoundsReason, because, withBounds } from './refusals/because.ts'

// Control characters but for tab and line feed, direction overrides, and the byte order mark. The joiners U+200C and U+200D stay: Nepali needs them.
const DROPPED = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Text in its stored form: composed, without control characters, trimmed. */
export function cleanText(text: string) {
  return wellFormed(text.replace(/\r\n?/g, '\n')).normalize('NFC').replace(DROPPED, '').trim()
}

/** Half of a surrogate pair is not a character, and PostgreSQL refuses it. */
function wellFormed(text: string) {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
}

type Bounds = {
  min: number
  max: number
  /** The reason for too long, and for too short unless that has its own. */
  why: BoundsReason
  tooShort?: BoundsReason
  /** The minimum in the sentence, where an empty text is allowed too. */
  saidMin?: number
  /** Texts for machines, and two fields by the specification, count `.length`. */
  counts?: 'graphemes' | 'length'
}

/** A string in its stored form: the checks after it see it cleaned. */
export function cleaned(problem: Because) {
  return z.string(problem).check(z.overwrite(cleanText))
}

/** A piece of text that people write, cleaned before it is measured: every string that is stored is one of these or has a closed shape. */
export function text(bounds: Bounds) {
  const { min, max, why, tooShort = why, saidMin = min, counts = 'graphemes' } = bounds
  const short = withBounds(tooShort, { min: saidMin, max })
  const long = withBounds(why, { min: saidMin, max })
  const said = cleaned(short)
  if (counts === 'length') return said.check(z.minLength(min, short), z.maxLength(max, long))
  return said.check(
    z.refine((words) => words.length >= min && countGraphemes(words, min) >= min, short),
    z.refine((words) => !isLongerThan(words, max), long),
  )
}

/** An id on the wire: a decimal number as text, because it has more digits than a double. */
export const Id = z.string(because('value.id')).check(
  z.regex(/^[1-9]\d{0,18}$/, { error: because('value.id'), abort: true }),
  z.refine((id) => id.length < 19 || BigInt(id) < 2n ** 63n, because('value.id')),
)

/** PostgreSQL has no year 0. */
export const Moment = z.iso
  .datetime(because('value.moment'))
  .check(z.refine((moment) => !moment.startsWith('0000'), because('value.moment')))
