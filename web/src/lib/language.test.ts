import { afterEach, expect, test } from 'vitest'
import { catalogue, isNepali, langOf, text } from './language.ts'
import { usePreferences } from './preferences.ts'

const messages = catalogue({
  logIn: ['Log in', 'लगइन'],
  members: [(n: number) => `${n} members`, (n: number) => `${n} सदस्य`],
})

afterEach(() => usePreferences.setState({ language: 'en' }))

test('messages speak the language of the moment', () => {
  usePreferences.setState({ language: 'en' })
  expect([text(messages).logIn, text(messages).members(3)]).toEqual(['Log in', '3 members'])

  usePreferences.setState({ language: 'ne' })
  expect([text(messages).logIn, text(messages).members(3)]).toEqual(['लगइन', '3 सदस्य'])
})

test('a text with one Devanagari letter is marked as Nepali', () => {
  expect(langOf('Dashain दशैं')).toBe('ne')
  expect(langOf('Dashain')).toBeUndefined()
  expect(isNepali('५')).toBe(true)
})
