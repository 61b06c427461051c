import { expect, test } from 'vitest'
import { fromField, toField } from './moments.ts'

test('a moment is written in the time of Nepal, and read from it', () => {
  expect(toField('2026-10-14T18:30:00.000Z')).toBe('2026-10-15T00:15')
  expect(fromField('2026-10-15T00:15')).toBe('2026-10-14T18:30:00.000Z')
})

test('a field that was left blank is no moment', () => {
  expect(fromField('')).toBe('')
})
