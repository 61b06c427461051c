import { afterEach, expect, test } from 'vitest'
import { exactMoney, money } from './money.ts'
import { usePreferences } from './preferences.ts'

afterEach(() => usePreferences.setState({ language: 'en', digits: undefined }))

test('paisa are said in rupees, and only where there are any', () => {
  expect(money(129_900)).toBe('Rs 1,299')
  expect(money(14_950)).toBe('Rs 149.50')
  expect(money(5)).toBe('Rs 0.05')
  expect(money(-4_005)).toBe('−Rs 40.05')
})

test('in Nepali with Nepali digits, unless somebody chose the others', () => {
  usePreferences.setState({ language: 'ne' })
  expect(money(12_345_650)).toBe('रु. १,२३,४५६.५०')
  usePreferences.setState({ digits: 'latin' })
  expect(money(39_900)).toBe('रु. 399')
})

test('in a column the paisa stand even where there are none', () => {
  expect(exactMoney(14_900)).toBe('Rs 149.00')
  expect(exactMoney(7)).toBe('Rs 0.07')
  expect(exactMoney(-7_450)).toBe('−Rs 74.50')
  expect(exactMoney(0)).toBe('Rs 0.00')
})
