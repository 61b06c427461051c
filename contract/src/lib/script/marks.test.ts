import { expect, test } from 'vitest'
import { marksIn } from './marks.ts'

const marked = (text: string, ...terms: string[]) =>
  marksIn(text, terms).map(({ from, to }) => text.slice(from, to))

test('a word is marked in either script and in each of its forms', () => {
  expect(marked('आज काठमाडौँमा पानी, Kathmandu ma rain', 'काठमाडौं')).toEqual(['काठमाडौँमा'])
  expect(marked('नेपालबाट Nepal को nepali', 'nepal')).toEqual(['नेपालबाट', 'Nepal'])
  expect(marked('के भयो? k vayo', 'bhayo')).toEqual(['भयो', 'vayo'])
})

test('a verb is marked in all its forms', () => {
  expect(marked('हिजो काम गरेको, aja garxu', 'गर्नु')).toEqual(['गरेको', 'garxu'])
})

test('short words are marked only as they are written', () => {
  expect(marked('ma म maa', 'ma')).toEqual(['ma'])
})

test('nothing is marked for nothing', () => {
  expect(marked('नेपाल', '')).toEqual([])
})
