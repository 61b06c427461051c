import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { setTotal } from './cache.ts'
import { exampleComment, examplePage } from './exampleComment.ts'

const EARLIER = '2026-01-01T00:00:00.000Z'
const LATER = '2026-01-01T00:00:01.000Z'

test('an older word of how many comments there are does not overtake a newer one', () => {
  const client = new QueryClient()
  const key = ['comments', '4', 'all', 'best']
  const total = () =>
    client.getQueryData<{ pages: { total: number }[] }>(key)?.pages.map((page) => page.total)
  client.setQueryData(key, { pages: [examplePage([exampleComment()])], pageParams: [undefined] })

  setTotal(client, '4', (now) => now + 1, LATER)
  expect(total()).toEqual([2])
  setTotal(client, '4', () => 1, EARLIER)
  expect(total()).toEqual([2])
  setTotal(client, '4', (now) => now - 1)
  expect(total()).toEqual([1])
  setTotal(client, '4', () => 7, LATER)
  expect(total()).toEqual([7])
  setTotal(client, '5', () => 0, EARLIER)
  expect(total()).toEqual([7])
})
