import { HOSTILE } from '../hostile.ts'

/** Strings that break what reads, stores, compares or shows them: after the Big List of Naughty Strings. */
export const STRINGS = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\udc00\ud800', '\ufeff', '\u202e', '\u200d'.repeat(50)],
  ...['null', 'undefined', 'NaN', 'true', 'Infinity', '-0', '1e309', '0x10', '1.5', '01'],
  ...['-1', '0', '2147483648', '9223372036854775807', '9223372036854775808', '1'.repeat(400)],
  ...["' or 1=1 --", '"; drop table users; --', '$1', '%', '_', '\\', '%00', "E'\\000'"],
  ...[
    '../../etc/passwd',
    'C:\\',
    '#{7*7}',
    '{{7*7}}',
    '`id`',
    '__proto__',
    'constructor',
    'toString',
  ],
  ...['2026-13-45', '0000-00-00T00:00:00.000Z', '275760-09-13T00:00:00.001Z', '-271821-04-19'],
  ...['+275760-09-13T00:00:00.000Z', '2026-02-30T00:00:00.000Z', '2026-01-01T24:00:00+99:99'],
  ...[
    'क्षत्रिय',
    'नेपाल\u0301'.repeat(30),
    'z\u0301'.repeat(500),
    '👨‍👩‍👧‍👦'.repeat(20),
    'ﷺ',
    'ß',
    'İ',
    'ǆ',
  ],
  ...['http://[::1]:1/', 'http://127.0.0.1:1/', 'javascript:alert(1)', 'https://x.np:99999/', '//'],
  ...['a@b', '"a b"@c.np', '@', '#', '@@@', '##', `@${'a'.repeat(60)}`, 'z'.repeat(5_000)],
  ...HOSTILE,
]

export const NUMBERS = [
  ...[-1, 0, -0, 0.5, 1e-10, 2 ** 15, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63],
  ...[1e308, -1e308, 1e21, Number.MIN_VALUE],
]

const deep = Array.from({ length: 200 }).reduce<unknown>((inner) => [inner], 1)

export const OTHERS: unknown[] = [
  ...[null, true, false, [], {}, [null], [[]], [{}], deep],
  ...[{ toString: 1 }, { constructor: { prototype: { isAdmin: true } } }, { length: 1e9 }],
  Array(3_000).fill('a'),
  Array(3_000).fill({ a: [1] }),
]

/** Written into an address as they are, where `encodeURIComponent` could not. */
export const RAW_PARTS = [
  '%00',
  '%ED%A0%80',
  '%FF',
  '%',
  '%2',
  '%2F..%2F..',
  '%252e',
  '+',
  ';',
  '%E0%A4',
]

/** Bodies that are no JSON, or JSON that JavaScript could not write. */
export const RAW_BODIES = [
  ...[
    '',
    '{',
    '[',
    'null',
    '"',
    '{"a":NaN}',
    '{"a":1e999}',
    '\0',
    '{"__proto__":{"isAdmin":true}}',
  ],
  ...['{"a":1,"a":2}', '{"constructor":{"prototype":{}}}', '[1,2,3]', '"text"', '1', 'true'],
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  '{"title":"\\ud800"}',
]

/** Headers that are read by somebody; each is sent now and then. */
export const HEADERS: Record<string, string[]> = {
  'accept-language': ['ne', 'ne;q=0.1', '*', ',,,', 'x'.repeat(500), 'en;q=abc'],
  'idempotency-key': ['a', 'x'.repeat(101), 'é', '"', '1'],
  'act-order': ['1', '0', '-1', '1e3', '9007199254740992', 'now'],
  'content-type': [
    'text/plain',
    'application/xml',
    'application/json; charset=x',
    'a/b',
    'multipart/form-data',
  ],
  'if-none-match': ['*', '"a"', 'W/"', ',,'],
  'if-modified-since': ['yesterday', '0'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'lines=1-2', 'bytes=0-0,1-1'],
  cookie: ['jes_rt=', 'jes_rt=%00', 'jes_media=x', ';;;=;', 'jes_prefs=%7B', 'jes_rt=a; jes_rt=b'],
  authorization: [
    'Bearer',
    'Bearer  ',
    'Basic eDp5',
    'Bearer \u00e9',
    `Bearer ${'x'.repeat(3_000)}`,
  ],
  origin: ['null', 'https://evil.example', ':'],
  'user-agent': ['', 'x'.repeat(3_000), '\u00ff'],
  'accept-encoding': ['gzip;q=0', 'zip'],
  'x-request-id': ['a b', '\u00e9', 'x'.repeat(500)],
}
