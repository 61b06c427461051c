import { beforeEach, expect, test } from 'vitest'
import { countVisit, mayOfferInstall, noteAnswer } from './visits.ts'

const HOUR = 60 * 60_000

beforeEach(() => localStorage.clear())

test('it is offered from the second visit on, and a reload is none', () => {
  countVisit(HOUR)
  countVisit(HOUR + 1)
  expect(mayOfferInstall()).toBe(false)
  countVisit(3 * HOUR)
  expect(mayOfferInstall()).toBe(true)
})

test('it is offered until it was answered, once', () => {
  countVisit(HOUR)
  countVisit(3 * HOUR)
  noteAnswer()
  countVisit(9 * HOUR)
  expect(mayOfferInstall()).toBe(false)
})

test('what cannot be read counts as no visit', () => {
  localStorage.setItem('jes-visits', 'not JSON')
  countVisit(HOUR)
  expect(mayOfferInstall()).toBe(false)
})
