import { expect, test } from 'vitest'
import { buttonsFor } from './buttons.ts'

test('each key keeps its meaning, also where another has none', () => {
  expect(buttonsFor(['dismiss', 'remove', 'label', 'warn', 'suspend'])).toEqual([
    'dismiss',
    'warn',
    'remove',
    'suspend',
  ])
  expect(buttonsFor(['dismiss', 'warn', 'suspend'])).toEqual(['dismiss', 'warn', null, 'suspend'])
  expect(buttonsFor(['restore', 'unsuspend'])).toEqual([null, null, 'restore', 'unsuspend'])
})
