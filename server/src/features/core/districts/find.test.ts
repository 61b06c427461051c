import { expect, test } from 'vitest'
import { findDistricts, suggestDistricts } from './find.ts'

test.each(['Kaski', 'कास्की', 'pokhara', 'पोखरा', ' POKHARA '])('%s is in Kaski', (words) => {
  expect(findDistricts(words)).toEqual([{ key: 'kaski', en: 'Kaski', ne: 'कास्की' }])
})

test.each(['', 'momo', 'कास्की momo', '%'])('“%s” is no district', (words) => {
  expect(findDistricts(words)).toEqual([])
})

test('the beginning of a name is completed, in either script', () => {
  expect(suggestDistricts('musta', 3).map(({ key }) => key)).toEqual(['mustang'])
  expect(suggestDistricts('मुस्ता', 3).map(({ key }) => key)).toEqual(['mustang'])
  expect(suggestDistricts('birat', 3).map(({ key }) => key)).toEqual(['morang'])
  expect(suggestDistricts('ba', 2)).toHaveLength(2)
  expect(suggestDistricts('b', 3)).toEqual([])
})
