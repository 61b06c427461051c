import { afterAll, beforeEach, expect, test } from 'vitest'
import { percent, playTime, weight } from './amounts.ts'
import { usePreferences } from './preferences.ts'

beforeEach(() => usePreferences.setState({ language: 'en', digits: undefined }))
afterAll(() => usePreferences.setState({ language: 'en', digits: undefined }))

test.each([
  [0, '0:00'],
  [7_400, '0:07'],
  [59_700, '1:00'],
  [90_000, '1:30'],
  [-5, '0:00'],
])('%i ms of video read %s', (ms, read) => {
  expect(playTime(ms)).toBe(read)
})

test.each([
  [12, '1 kB'],
  [320_400, '320 kB'],
  [999_700, '1.0 MB'],
  [4_210_000, '4.2 MB'],
  [38_600_000, '39 MB'],
])('%i bytes read %s', (bytes, read) => {
  expect(weight(bytes)).toBe(read)
})

test('a part is said in whole per cent', () => {
  expect(percent(0.637)).toBe('64%')
})

test('who reads Nepali reads its digits', () => {
  usePreferences.setState({ language: 'ne' })
  expect([playTime(67_000), weight(4_210_000), percent(0.5)]).toEqual(['१:०७', '४.२ एमबी', '५०%'])
})
