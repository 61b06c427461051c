import { expect, test } from 'vitest'
import { because, readBecause } from './because.ts'
import { CODES } from './codes.ts'
import { ENGLISH } from './english.ts'
import { NEPALI } from './nepali.ts'
import { say } from './say.ts'

test('each language says every reason in its own script', () => {
  const all = Object.keys(CODES)
  const params = { name: 'sort', choices: ['hot'], provider: 'eSewa', min: 1, max: 2, line: 3 }
  const filled = all.map((reason) => `${reason} ${JSON.stringify(params)}`)
  expect(filled.filter((one) => /[\u0900-\u097f]/.test(say(ENGLISH, one)))).toEqual([])
  expect(filled.filter((one) => !/[\u0900-\u097f]/.test(say(NEPALI, one)))).toEqual([])
  expect(Object.keys(NEPALI).sort()).toEqual(all.sort())
})

test('parameters are written as each language writes them', () => {
  const price = because('money.price', { min: 10, max: 100_000 })
  expect(say(ENGLISH, price)).toBe('A price is Rs 10 to 100,000, in whole rupees')
  expect(say(NEPALI, price)).toBe('मूल्य रु. १० देखि १,००,००० सम्म, पूरा रुपैयाँमा हुन्छ')

  const sort = because('value.one_of', { name: 'sort', choices: ['hot', 'new', 'top'] })
  expect(say(ENGLISH, sort)).toBe('sort is hot, new or top')
  expect(say(NEPALI, sort)).toBe('sort भनेको hot, new वा top हो')
  const kind = because('value.one_of', { name: 'kind', choices: ['clip'] })
  expect(say(ENGLISH, kind)).toBe('kind is clip')
})

test('one minute is not said in the plural', () => {
  expect(say(ENGLISH, because('request.too_many', { minutes: 1 }))).toMatch(/in 1 minute\.$/)
  expect(say(ENGLISH, because('request.too_many', { minutes: 12 }))).toMatch(/in 12 minutes\.$/)
})

test('a reason is read back with what it was given', () => {
  const long = because('people.bio_long', { max: 300 })
  expect(readBecause(long)).toEqual({ reason: 'people.bio_long', params: { max: 300 } })
  expect(readBecause(because('hubs.banned'))).toEqual({ reason: 'hubs.banned' })
})

test('what is no reason is said as it is', () => {
  expect(say(NEPALI, 'Invalid input {')).toBe('Invalid input {')
})
