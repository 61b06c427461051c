import { Id, Moment } from '@jes/contract/text'
import { safeParse } from 'zod/v4/core'
import type { Sql } from './db.ts'
import { malformed } from './errors.ts'

const SHAPES = {
  number: /^\d{1,7}$/,
  decimal: /^-?\d{1,10}(\.\d{1,20})?(e-\d{1,2})?$/,
  word: /^[a-z]{1,10}$/,
}

type Part = 'id' | 'ids' | 'moment' | 'number' | 'decimal' | 'word'

/** `limit n` with the number in the text: a parameter there stops the generic plan and doubles the work. */
export function limitTo(sql: Sql, count: number) {
  const text = `limit ${Math.trunc(count)}`
  return sql(Object.assign([text], { raw: [text] }))
}

/** The rows of a page, and the cursor behind the last one if the extra row says that more follow. */
export function cutPage<Row>(rows: Row[], limit: number, cursorOf: (last: Row) => string) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, nextCursor: rows.length > limit && last ? cursorOf(last) : null }
}

export function writeCursor(...parts: (string | number)[]) {
  return Buffer.from(parts.join(' ')).toString('base64url')
}

/** The parts of a cursor that we wrote; anything else is a page that does not exist. */
export function readCursor<const Parts extends Part[]>(cursor: string, parts: Parts) {
  const texts = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (texts.length !== parts.length || !texts.every((text, index) => is(parts[index]!, text))) {
    throw goneCursor()
  }
  return texts as { [Index in keyof Parts]: string }
}

export function goneCursor() {
  return malformed('This page no longer exists')
}

function is(part: Part, text: string): boolean {
  if (part === 'id') return safeParse(Id, text).success
  if (part === 'ids') return text === '' || text.split(',').every((id) => is('id', id))
  if (part === 'moment') return safeParse(Moment, text).success
  return SHAPES[part].test(text)
}
