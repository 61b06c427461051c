import { assert, integer, property } from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { count, inDigits, number, rupees, toDevanagari, toLatin } from './numbers.ts'
import { usePreferences } from './preferences.ts'

beforeEach(() => usePreferences.setState({ language: 'en', digits: undefined }))
afterAll(() => usePreferences.setState({ language: 'en', digits: undefined }))

describe('counts', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1000'],
    [1001, '1.0K'],
    [1050, '1.1K'],
    [91_400, '91.4K'],
    [999_949, '999.9K'],
    [999_950, '1.0M'],
    [1_250_000, '1.3M'],
    [-3, '-3'],
    [-1500, '-1.5K'],
  ])('%d is read as %s', (n, read) => {
    expect(count(n)).toBe(read)
  })

  test.each([
    [1000, '१०००'],
    [3200, '३.२ हजार'],
    [99_949, '९९.९ हजार'],
    [99_950, '१.० लाख'],
    [125_000, '१.३ लाख'],
    [10_000_000, '१.० करोड'],
  ])('%d is read in Nepali as %s', (n, read) => {
    usePreferences.setState({ language: 'ne' })
    expect(count(n)).toBe(read)
  })

  test('Nepali with Latin digits keeps its words', () => {
    usePreferences.setState({ language: 'ne', digits: 'latin' })
    expect(count(3200)).toBe('3.2 हजार')
  })
})

test('numbers and prices are grouped as Nepal groups them', () => {
  expect(number(1_234_567)).toBe('12,34,567')
  expect(rupees(1499)).toBe('Rs 1,499')

  usePreferences.setState({ language: 'ne' })
  expect(number(1_234_567)).toBe('१२,३४,५६७')
  expect(rupees(1499)).toBe('रु. १,४९९')
})

test('digits go to Devanagari and back unharmed', () => {
  assert(
    property(integer(), (n) => {
      expect(Number(toLatin(toDevanagari(String(n))))).toBe(n)
      expect(toDevanagari(String(n))).not.toMatch(/\d/)
    }),
  )
})

test('only digits change their script', () => {
  usePreferences.setState({ digits: 'devanagari' })
  expect(inDigits('99+ of 100 ३')).toBe('९९+ of १०० ३')
})
