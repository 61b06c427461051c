import { expect, test } from 'vitest'
import { LetterModel } from './letterModel.ts'

const model = new LetterModel(['काठ', 'काठमाडौं', 'काम'])

test('Letters that were seen to follow are likelier than others', () => {
  expect(model.weigh('का', 'ठ')).toBeGreaterThan(model.weigh('का', 'म'))
  expect(model.weigh('का', 'म')).toBeGreaterThan(model.weigh('का', 'ख'))
})

test('Where a beginning was never seen, its last letters say what follows', () => {
  expect(model.weigh('पाठमा', 'ड')).toBeGreaterThan(model.weigh('पाठमा', 'क'))
})

test('A word ends where words ended', () => {
  expect(model.weighEnd('काम')).toBeGreaterThan(model.weighEnd('का'))
})
