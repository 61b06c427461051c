import { afterEach, expect, test } from 'vitest'
import { usePreferences } from '#lib/preferences.ts'
import { whyOf } from './whyOf.ts'

afterEach(() => usePreferences.setState({ language: 'en' }))

test('a hub that both are in is named', () => {
  expect(whyOf({ reason: 'hubs', name: 'Kathmandu Eats', count: 2 })).toBe(
    'In Kathmandu Eats with you',
  )
  expect(whyOf({ reason: 'hubs', name: null, count: 2 })).toBe('In 2 JeHubs with you')
})

test('who follows them is named alone, and counted among others', () => {
  expect(whyOf({ reason: 'follows', name: 'Sita', count: 1 })).toBe('Followed by Sita')
  expect(whyOf({ reason: 'follows', name: 'Sita', count: 3 })).toBe('Followed by 3 you follow')
})

test('who is of the chosen district is from there', () => {
  expect(whyOf({ reason: 'district', name: 'Kaski', count: 1 })).toBe('From Kaski')
})

test('in Nepali as in English', () => {
  usePreferences.setState({ language: 'ne' })
  expect(whyOf({ reason: 'popular', name: null, count: 9 })).toBe('चर्चित')
  expect(whyOf({ reason: 'hubs', name: 'Asan', count: 1 })).toBe('Asan मा तपाईंसँगै')
})
