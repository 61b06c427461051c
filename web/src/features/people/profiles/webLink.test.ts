import { expect, test } from 'vitest'
import { webLink } from './webLink.ts'

test('a link reads without what everybody knows', () => {
  expect(webLink('https://www.example.com/aama/')).toEqual({
    href: 'https://www.example.com/aama/',
    label: 'example.com/aama',
  })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//example.com',
  'example.com',
  '',
])('%s is no link', (link) => {
  expect(webLink(link)).toBeNull()
})
