import { Id, Moment } from '@jes/contract/lib/text'
import { safeParse } from 'zod/v4/core'
import type { Sql } from './db.ts'
import { malformed } from './errors.ts'

/** The type of a part of a cursor: one of these words, or a value that its column can be compared with. */
type Part = keyof typeof READERS | readonly string[]
type Read = { [Name in keyof typeof READERS]: NonNullable<ReturnType<(typeof READERS)[Name]>> }
type Value<P> = P extends readonly string[] ? P[number] : P extends keyof Read ? Read[P] : never

/** Each returns the value, or null for a text that we never write. The ranges are those of the column types. */
const READERS = {
  id: (text: string) => (safeParse(Id, text).success ? text : null),
  ids: (text: string) => {
    const ids = text === '' ? [] : text.split(',')
    return ids.every((id) => safeParse(Id, id).success) ? ids : null
  },
  /** With exactly the milliseconds that JavaScript has. */
  moment: (text: string) =>
    /\.\d{3}Z$/.test(text) && safeParse(Moment, text).success ? text : null,
  month: (text: string) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null),
  /** Numbers of rows, pages and positions: an `int` that is not negative. */
  count: (text: string) => whole(text, 0, 2 ** 31 - 1),
  /** The number of a page, from 1. */
  page: (text: string) => whole(text, 1, 9_999_999),
  smallint: (text: string) => whole(text, -(2 ** 15), 2 ** 15 - 1),
  int: (text: string) => whole(text, -(2 ** 31), 2 ** 31 - 1),
  /** A `bigint` that JavaScript holds exactly, such as an amount. */
  bigint: (text: string) => whole(text, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  float: (text: string) => number(text, -1e15, 1e15),
}

/** A page of a list: so many rows after the position in the cursor. */
export type PageRequest = { cursor?: string | undefined; limit: number }

/** `limit n` with the number in the text: a parameter there stops the generic plan and doubles the work. */
export function limitTo(sql: Sql, count: number) {
  const text = `limit ${Math.trunc(count)}`
  return sql(limits.get(text) ?? addLimit(text))
}

/** One template for each number: the driver makes and caches something for every template that it gets. */
const limits = new Map<string, TemplateStringsArray>()

function addLimit(text: string) {
  const template = Object.assign([text], { raw: [text] })
  limits.set(text, template)
  return template
}

/** The rows of a page, and the cursor after the last one if the extra row shows that more follow. */
export function cutPage<Row>(rows: Row[], limit: number, cursorOf: (last: Row) => string) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, nextCursor: rows.length > limit && last ? cursorOf(last) : null }
}

/** Parts joined by spaces, which no part contains; a list of ids by commas. */
export function writeCursor(...parts: (string | number | string[])[]) {
  return Buffer.from(parts.join(' ')).toString('base64url')
}

/** The parts of a cursor that we wrote; anything else is a page that does not exist. */
export function readCursor<const Parts extends readonly Part[]>(cursor: string, parts: Parts) {
  const bytes = Buffer.from(cursor, 'base64url')
  const texts = bytes.toString().split(' ')
  if (bytes.toString('base64url') !== cursor || texts.length !== parts.length) throw goneCursor()
  return texts.map((text, index) => {
    const value = readPart(text, parts[index]!)
    if (value === null) throw goneCursor()
    return value
  }) as { -readonly [Index in keyof Parts]: Value<Parts[Index]> }
}

export function goneCursor() {
  return malformed('request.page_gone')
}

function readPart(text: string, part: Part) {
  if (typeof part === 'string') return READERS[part](text)
  return part.includes(text) ? text : null
}

function whole(text: string, least: number, most: number) {
  const value = number(text, least, most)
  return Number.isInteger(value) ? value : null
}

/** A number as JavaScript writes it: `007`, `1e400`, `NaN` and `-0` are none. */
function number(text: string, least: number, most: number) {
  const value = Number(text)
  return String(value) === text && value >= least && value <= most ? value : null
}
