import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Dipesh Yadav', 'DY'],
  ['aarati', 'A'],
  ['bibek.s', 'BS'],
  ['Ram Bahadur Thapa Magar', 'RM'],
  ['अनिता राई', 'अ'],
  ['स्नेहा कार्की', 'स्ने'],
  ['क्षितिज', 'क्षि'],
  ['Sita राई', 'S'],
  ['@_42nd', '4'],
  ['ÉLODIE', 'É'],
  ['🙂 Maya', 'M'],
  ['', ''],
  ['...', ''],
])('%s becomes %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
