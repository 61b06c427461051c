import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keyFor } from '#lib/keys.ts'
import { changeEverywhere, setTotal } from './cache.ts'
import { exampleComment, examplePage } from './exampleComment.ts'

const EARLIER = '2026-01-01T00:00:00.000Z'
const LATER = '2026-01-01T00:00:01.000Z'

test('an older word of how many comments there are does not overtake a newer one', () => {
  const client = new QueryClient()
  const key = keyFor('comments', '4', 'all', 'best')
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

test('a vote or an edit reaches the comment under its post and on the profile of its author', () => {
  const client = new QueryClient()
  const comment = exampleComment()
  const thread = keyFor('comments', '4', 'all', 'best')
  const profile = keyFor('comments by', '7')
  const ad = { _id: '4', title: 'Momo in Asan', user: { username: 'sita' } }
  put(thread, examplePage([comment]))
  put(profile, { comments: [{ comment, ad }], nextCursor: null })

  changeEverywhere(client, '4', comment._id, (now) => ({ ...now, content: 'Mended' }))

  expect(JSON.stringify(client.getQueryData(thread))).toContain('"content":"Mended"')
  expect(JSON.stringify(client.getQueryData(profile))).toContain('"content":"Mended"')

  function put(key: QueryKey, page: object) {
    client.setQueryData(key, { pages: [page], pageParams: [undefined] })
  }
})
