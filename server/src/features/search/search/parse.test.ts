import { expect, test } from 'vitest'
import { readMoment } from './dates.ts'
import { parseQuery } from './parse.ts'

const NOTHING = {
  words: [],
  phrases: [],
  without: [],
  tags: [],
  has: [],
  from: null,
  in: null,
  language: null,
  since: null,
  until: null,
}

test.each<[string, object]>([
  ['Momo  MOMO चिया', { words: ['momo', 'चिया'] }],
  ['"jhol momo" hot', { phrases: [['jhol', 'momo']], words: ['hot'] }],
  ['"jhol"', { words: ['jhol'] }],
  ['“jhol momo', { phrases: [['jhol', 'momo']] }],
  ['-buff momo -"two words"', { words: ['momo'], without: [['buff'], ['two', 'words']] }],
  ['co-op a-b', { words: ['co', 'op', 'a', 'b'] }],
  ['from:Sita', { from: 'sita' }],
  ['FROM:@sita.1', { from: 'sita.1' }],
  ['in:"Kathmandu Foodies" momo', { in: 'Kathmandu Foodies', words: ['momo'] }],
  ['has:image has:photo has:video', { has: ['image', 'image', 'video'] }],
  ['lang:Nepali momo', { language: 'ne', words: ['momo'] }],
  ['lang:नेपाली', { language: 'ne' }],
  ['has:constructor', { words: ['has', 'constructor'] }],
  ['lang:fr', { words: ['lang', 'fr'] }],
  ['after:2026-05-01', { since: Date.parse('2026-05-01T18:15:00.000Z') }],
  ['before:2026-05-01', { until: Date.parse('2026-04-30T18:15:00.000Z') }],
  ['has:love', { words: ['has', 'love'] }],
  ['from: in: since:', { words: ['from', 'in', 'since'] }],
  ['since:tomorrow', { words: ['since', 'tomorrow'] }],
  ['http://x.np/a', { words: ['http', 'x', 'np', 'a'] }],
  ['#नेपाल #Momo! #', { tags: ['नेपाल', 'Momo'] }],
  ['"', {}],
  ['- -- ""', {}],
])('%s', (q, parts) => {
  expect(parseQuery(q)).toEqual({ ...NOTHING, ...parts })
})

test.each([
  ['2026-05-01', 'since', '2026-04-30T18:15:00.000Z'],
  ['2026-05-01', 'until', '2026-05-01T18:15:00.000Z'],
  ['2026-12', 'since', '2026-11-30T18:15:00.000Z'],
  ['2026-12', 'until', '2026-12-31T18:15:00.000Z'],
  ['2026', 'until', '2026-12-31T18:15:00.000Z'],
  ['2d', 'since', '2026-04-29T00:00:00.000Z'],
] as const)('%s is, as %s, %s', (text, side, moment) => {
  const now = Date.parse('2026-05-01T00:00:00.000Z')
  expect(new Date(readMoment(text, side, now)!).toISOString()).toBe(moment)
})

test.each(['', 'x', '2026-13', '2026-02-30', '0000-01-01', '26-01-01', '2026-1-1-1', '7 d'])(
  '"%s" is no moment',
  (text) => expect(readMoment(text, 'since')).toBeNull(),
)
