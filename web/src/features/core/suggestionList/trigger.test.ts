import { expect, test } from 'vitest'
import { triggerAt } from './trigger.ts'

test.each([
  ['@si', '@', 'si'],
  ['के छ @सीता', '@', 'सीता'],
  ['(@ram.k', '@', 'ram.k'],
  ['#दशैं२०८३', '#', 'दशैं२०८३'],
  ['आज #गर्‍यो', '#', 'गर्‍यो'],
  ['see j/Kathmandu_F', 'j/', 'Kathmandu_F'],
  ['J/खाना', 'j/', 'खाना'],
])('%s asks for suggestions', (text, mark, query) => {
  expect(triggerAt(text, text.length)).toMatchObject({ mark, query, end: text.length })
})

test.each([
  'sita@gmail',
  'a#b',
  '@',
  '#',
  '# heading',
  '#नेपाल।',
  'https://jes.np/#top',
  '##x',
  'j/',
  'aj/momo',
  'x.np/j/momo',
])('%s asks for none', (text) => {
  expect(triggerAt(text, text.length)).toBeNull()
})

test('the word is taken to its end, also when the caret stands inside it', () => {
  expect(triggerAt('hi #momo today', 6)).toEqual({ mark: '#', query: 'mo', start: 3, end: 8 })
})
