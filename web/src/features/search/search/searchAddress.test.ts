import { expect, test } from 'vitest'
import { hrefFor, kinds, type Search, searchHref, searchIn } from './searchAddress.ts'

const inAddress = (href: string) => searchIn(new URL(href, 'http://jes').searchParams)

test('a search begins with all kinds, and the best first', () => {
  expect(hrefFor('momo')).toBe('/search?q=momo')
  expect(inAddress('/search?q=+momo+&type=dogs&sort=worst&t=decade')).toEqual({
    words: 'momo',
    kind: 'all',
    sort: 'best',
    t: 'all',
  })
  expect(inAddress('/search').words).toBe('')
})

test.each(kinds)('%s have an address of their own, which is read as it was written', (kind) => {
  const search: Search = { words: '"jhol momo" -buff & काठमाडौँ', kind, sort: 'best', t: 'all' }

  expect(inAddress(searchHref(search))).toEqual(search)
})

test('posts and clips keep their order in the address, people have none', () => {
  const order = { sort: 'top', t: 'week' } as const

  expect(searchHref({ words: 'momo', kind: 'posts', ...order })).toBe(
    '/search?q=momo&type=posts&sort=top&t=week',
  )
  expect(searchHref({ words: 'momo', kind: 'people', ...order })).toBe('/search?q=momo&type=people')
})
