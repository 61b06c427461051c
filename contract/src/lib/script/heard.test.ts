import { expect, test } from 'vitest'
import { isShortWord, plainlyRead, readingsOf, spelledOf } from './heard.ts'

test.each([
  ['महत्त्व', 'महत्व'],
  ['श्रीमान्', 'श्रीमान'],
  ['दुःख', 'दुख'],
  ['सङ्गीत', 'संगीत'],
  ['अन्त', 'अंत'],
  ['विज्ञान', 'बिग्यान'],
  ['क्षेत्री', 'छेत्री'],
  ['कि', 'की'],
])('%s and %s are one word in two spellings', (one, other) => {
  expect(spelledOf(one)).toBe(spelledOf(other))
})

test.each([
  ['मन', 'मान'],
  ['समान', 'सामान'],
  ['दान', 'धान'],
  ['ताल', 'टाल'],
  ['चाल', 'छाल'],
  ['पल', 'फल'],
])('%s and %s are two words', (one, other) => {
  expect(spelledOf(one)).not.toBe(spelledOf(other))
})

const meet = (one: string, other: string) =>
  readingsOf(one).some((reading) => readingsOf(other).includes(reading))

test.each([
  ['भात', 'bhat'],
  ['भात', 'bhaat'],
  ['भात', 'vat'],
  ['छाल', 'chal'],
  ['छाल', 'xaal'],
  ['मन', 'man'],
  ['मान', 'man'],
  ['आज', 'aaja'],
  ['दाँत', 'dat'],
  ['दाँत', 'dant'],
  ['वन', 'ban'],
])('%s may be written %s', (nepali, roman) => {
  expect(meet(nepali, roman)).toBe(true)
})

test.each([
  ['भात', 'bat'],
  ['मन', 'maan'],
  ['चाल', 'chhal'],
  ['फल', 'pal'],
  ['कमल', 'kamala'],
])('%s is never written %s', (nepali, roman) => {
  expect(meet(nepali, roman)).toBe(false)
})

test('only short words must be told apart so closely', () => {
  expect(isShortWord('भात')).toBe(true)
  expect(isShortWord('विद्यार्थी')).toBe(false)
})

test.each([
  ['गाउँपालिका', 'गाउपालिका'],
  ['जयगढ', 'जयगड'],
  ['ढोका', 'ढोका'],
  ['संसार', 'संसार'],
  ['ghar', 'ghar'],
])('%s is plainly read %s', (word, plain) => {
  expect(plainlyRead(word)).toBe(plain)
})

test('a nasal makes no short word long', () => {
  expect([isShortWord('ढिँडो'), isShortWord('dhido')]).toEqual([true, true])
})
