import { expect, test } from 'vitest'
import { directoryHref, directoryIn, searchOf } from './directoryAddress.ts'

test('an address says which list, which words and which tag', () => {
  const directory = directoryIn(new URLSearchParams('tab=new&q= चिया &tag=food'))

  expect(directory).toEqual({ tab: 'new', q: 'चिया', tag: 'food' })
  expect(searchOf(directory)).toEqual({ sort: 'new', q: 'चिया', tag: 'food' })
  expect(directoryIn(new URL(directoryHref(directory), 'http://jes').searchParams)).toEqual(
    directory,
  )
})

test('without more, or with a list that there is not, it is the popular ones', () => {
  const plain = { tab: 'popular', q: '', tag: '' }

  expect(directoryIn(new URLSearchParams())).toEqual(plain)
  expect(directoryIn(new URLSearchParams('tab=best'))).toEqual(plain)
  expect(directoryHref({ tab: 'popular', q: '', tag: '' })).toBe('/jehubs')
})

test('my own hubs are requested as mine, in the order of the server', () => {
  expect(searchOf({ tab: 'joined', q: '', tag: '' })).toEqual({ joined: 'true' })
})
