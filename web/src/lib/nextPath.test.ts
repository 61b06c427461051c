import { expect, test } from 'vitest'
import { nextPath, withNext } from './nextPath.ts'

test.each([
  '/setting',
  '/post/sita/12/momo?comment=3#replies',
  '/search?q=https://elsewhere.example',
  '/je/%E0%A4%B8',
])('a person goes on to %s', (path) => {
  expect(nextPath(path)).toBe(path)
})

test.each([
  null,
  '',
  'setting',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/setting\u0000',
  '/setting\u001f',
  '/setting\u007f',
  '/.//evil.example',
  '/a/..//evil.example',
  '/a\\..\\..\\evil.example',
  'https:evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' /setting',
])('%j leads home', (path) => {
  expect(nextPath(path)).toBe('/')
})

test('what lies beyond ASCII tricks no browser', () => {
  expect(nextPath('/je/\u0085')).toBe('/je/%C2%85')
})

test('the way back is carried from page to page, if it is one of ours', () => {
  expect(withNext('/login', '/add-post?hub=1')).toBe('/login?next=%2Fadd-post%3Fhub%3D1')
  expect(withNext('/register', '//evil.example')).toBe('/register')
  expect(withNext('/login', null)).toBe('/login')
})
