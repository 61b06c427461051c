import type { OwnUser } from '@jes/contract/accounts/auth'
import { expect, test } from 'vitest'
import { pathAfterEntry } from './pathAfterEntry.ts'

test.each([
  ['unseen', '/welcome?next=%2Fexplore'],
  ['begun', '/welcome?next=%2Fexplore'],
  ['done', '/explore'],
] as const)('whose first steps are %s goes on to %s', (firstSteps, path) => {
  expect(pathAfterEntry({ firstSteps } as OwnUser, '/explore')).toBe(path)
})

test('of whom nothing is known yet goes on', () => {
  expect(pathAfterEntry(undefined, '/')).toBe('/')
})
