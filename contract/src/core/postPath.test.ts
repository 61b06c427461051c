import { expect, test } from 'vitest'
import { commentsPath, editPath, postPath } from './postPath.ts'

function pathOf(title: string) {
  return decodeURIComponent(postPath({ _id: '7', title, user: { username: 'sita' } }))
}

test.each([
  ['Momo in Patan', 'Momo-in-Patan'],
  ['पाटनको मम, गर्‍यो!', 'पाटनको-मम-गर्‍यो'],
  ['100% / what? #tag & more', '100-what-tag-more'],
  ['../../etc', 'etc'],
  ['???', 'post'],
  ['😀😀😀', 'post'],
])('the title %j reads %j in an address', (title, slug) => {
  expect(pathOf(title)).toBe(`/post/sita/7/${slug}`)
})

test('a long title ends at a word', () => {
  expect(pathOf('word '.repeat(30))).toBe(`/post/sita/7/${'word-'.repeat(16).slice(0, -1)}`)
  expect(pathOf('x'.repeat(150))).toBe(`/post/sita/7/${'x'.repeat(80)}`)
})

test('the address to edit it differs in its first word', () => {
  expect(editPath({ _id: '7', title: 'Momo', user: { username: 'sita' } })).toBe(
    '/edit/sita/7/Momo',
  )
})

test('a clip has its own place, and its comments open there', () => {
  const clip = { _id: '7', kind: 'clip' as const, title: 'Momo', user: { username: 'sita' } }
  expect(postPath(clip)).toBe('/jesclips/7')
  expect(commentsPath(clip)).toBe('/jesclips/7?comments')
  expect(commentsPath({ ...clip, kind: 'post' })).toBe('/post/sita/7/Momo#comments')
})
