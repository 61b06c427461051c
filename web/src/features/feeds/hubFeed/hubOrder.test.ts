import { expect, test } from 'vitest'
import { orderHref, orderIn } from './hubOrder.ts'

const inAddress = (href: string) => orderIn(new URL(href, 'http://jes').searchParams)

test('a hub begins with what is hot', () => {
  expect(orderIn(new URLSearchParams())).toEqual({ sort: 'hot', t: 'week' })
  expect(orderIn(new URLSearchParams('sort=old&t=decade'))).toEqual({ sort: 'hot', t: 'week' })
  expect(orderHref('चिया पसल', { sort: 'hot', t: 'all' })).toBe(
    `/jehub/${encodeURIComponent('चिया पसल')}`,
  )
})

test('the top of a time is an address of its own', () => {
  const href = orderHref('TrekNepal', { sort: 'top', t: 'month' })

  expect(href).toBe('/jehub/TrekNepal?sort=top&t=month')
  expect(inAddress(href)).toEqual({ sort: 'top', t: 'month' })
})

test('a period belongs to the top alone', () => {
  expect(orderHref('TrekNepal', { sort: 'new', t: 'month' })).toBe('/jehub/TrekNepal?sort=new')
})
