import { expect, test } from 'vitest'
import { wrapLines } from './wrapLines.ts'

/** Every character is as wide as every other. */
const measure = (text: string) => [...new Intl.Segmenter('ne').segment(text)].length
const column = { width: 10, most: 3, measure }

test('lines break at spaces', () => {
  expect(wrapLines('The last micro to Chabahil', column)).toEqual([
    'The last',
    'micro to',
    'Chabahil',
  ])
})

test('what does not fit ends with an ellipsis inside the line', () => {
  const lines = wrapLines('The last micro to Chabahil waits', { ...column, most: 2 })
  expect(lines).toEqual(['The last', 'micro to…'])
  expect(wrapLines('abcdefghijklmno', { ...column, most: 1 })).toEqual(['abcdefghi…'])
})

test('a word longer than a line breaks between whole characters', () => {
  expect(wrapLines('नमस्कारनमस्कार', { ...column, width: 3 }).join('')).toBe('नमस्कारनमस्कार')
  for (const line of wrapLines('नमस्कारनमस्कार', { ...column, width: 3 }))
    expect(line).not.toMatch(/^\p{M}/u)
})

test('a text without a word has no line', () => {
  expect(wrapLines(' \n ', column)).toEqual([])
})
