import { expect, test } from 'vitest'
import { hashtagHref, hashtagIn, orderOf } from './hashtagIn.ts'

test.each([
  ['#momo', 'momo'],
  ['#dashain_2083', 'dashain_2083'],
  ['#नेपाल', 'नेपाल'],
  ['#गर्‍यो', 'गर्‍यो'],
])('%s is a hashtag', (words, tag) => {
  expect(hashtagIn(words)).toBe(tag)
})

test.each(['momo', '#', '#momo and tea', '##momo', '#momo।', '@momo', ''])(
  '%s is none',
  (words) => {
    expect(hashtagIn(words)).toBeNull()
  },
)

test('latest is the page of the tag itself, popular has its own address', () => {
  expect(hashtagHref('momo', 'new')).toBe('/search?q=%23momo')
  expect(hashtagHref('momo', 'hot')).toBe('/search?q=%23momo&sort=hot')
  expect(orderOf('hot')).toBe('hot')
  expect(orderOf('worst')).toBe('new')
})
