import { describe, expect, test } from 'vitest'
import { sql } from '#test/world.ts'
import { readCursor, writeCursor } from './pages.ts'

const TYPES = {
  id: 'bigint',
  moment: 'timestamptz',
  count: 'int',
  smallint: 'smallint',
  int: 'int',
  bigint: 'bigint',
  page: 'int',
  float: 'float8',
} as const

/** The first and last value of each part. */
const ENDS: [keyof typeof TYPES, string, string][] = [
  ['id', '1', '9223372036854775807'],
  ['moment', '0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'],
  ['count', '0', '2147483647'],
  ['page', '1', '9999999'],
  ['smallint', '-32768', '32767'],
  ['int', '-2147483648', '2147483647'],
  ['bigint', '-9007199254740991', '9007199254740991'],
  ['float', '-1000000000000000', '1000000000000000'],
]

/** Just beyond the limits, and what is no number at all. */
const BEYOND: [keyof typeof TYPES, string[]][] = [
  ['id', ['0', '-1', '9223372036854775808', '01', '1.0', '']],
  ['moment', ['0000-01-01T00:00:00.000Z', '2026-02-30T00:00:00.000Z', '2026-01-01T00:00:00Z']],
  ['moment', ['2026-01-01T00:00:00.0001Z', '+12026-01-01T00:00:00.000Z', 'infinity', 'now']],
  ['count', ['-1', '2147483648', '1.5', '007', '-0', '1e3']],
  ['smallint', ['-32769', '32768', '0.5']],
  ['int', ['-2147483649', '2147483648', 'NaN']],
  ['bigint', ['9007199254740992', '1e21', 'Infinity']],
  ['float', ['1e16', '1e400', '1e-400', 'NaN', 'Infinity', '-Infinity', '0x10', ' 1', '']],
]

describe('the parts of a cursor', () => {
  test.each(ENDS)('%s goes from %s to %s, and so does its column', async (part, first, last) => {
    for (const text of [first, last]) {
      const [value] = readCursor(writeCursor(text), [part])
      expect(String(value)).toBe(text)
      const rows = await sql`select ${value}::text::${sql.unsafe(TYPES[part])} is not null as fits`
      expect(rows[0]!.fits).toBe(true)
    }
  })

  test.each(BEYOND)('%s is none of %j', (part, texts) => {
    for (const text of texts) expect(refusal(text, [part]), text).toBe(400)
  })

  test('a word is one of those that the list knows, a month one of this century', () => {
    expect(readCursor(writeCursor('top', '2026-11'), [['best', 'top'], 'month'])).toEqual([
      'top',
      '2026-11',
    ])
    expect(refusal('worst', [['best', 'top']])).toBe(400)
    expect(refusal('toString', [['best', 'top']])).toBe(400)
    expect(refusal('2026-13', ['month'])).toBe(400)
  })

  test('as many as the list has, no more and no fewer', () => {
    expect(readCursor(writeCursor(5, ['1', '2']), ['int', 'ids'])).toEqual([5, ['1', '2']])
    expect(readCursor(writeCursor(5, []), ['int', 'ids'])).toEqual([5, []])
    expect(refusal('5', ['int', 'ids'])).toBe(400)
    expect(refusal('5 1 1', ['int', 'ids'])).toBe(400)
    expect(refusal('5 1,,2', ['int', 'ids'])).toBe(400)
  })

  test('in the one spelling that we write', () => {
    expect(readCursor('MA', ['count'])).toEqual([0])
    for (const cursor of ['MB', 'MA==', 'M', 'M A']) {
      expect(() => readCursor(cursor, ['count']), cursor).toThrow('This page no longer exists')
    }
  })
})

function refusal(text: string, parts: Parameters<typeof readCursor>[1]) {
  try {
    readCursor(writeCursor(text), parts)
  } catch (error) {
    return (error as { status: number }).status
  }
  return null
}
