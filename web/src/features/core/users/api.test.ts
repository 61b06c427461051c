import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { adsOfUser, postsOf } from './api.ts'

const server = vi.spyOn(globalThis, 'fetch')

afterEach(() => server.mockReset())

test.each([
  ['', 'jes_token'],
  ['2', null],
])(
  'without an id or a token my posts are an empty list, and nothing is asked',
  async (id, token) => {
    server.mockRejectedValue(new Error('Nobody was to ask'))
    const list = await new QueryClient().fetchInfiniteQuery(adsOfUser(id, token))

    expect(list.pages).toEqual([{ ads: [], nextCursor: null }])
    expect(server).not.toHaveBeenCalled()
  },
)

test('the posts of a member are fetched without a token too', async () => {
  server.mockResolvedValueOnce(Response.json({ ads: [], nextCursor: null }))
  await new QueryClient().fetchInfiniteQuery(postsOf('2'))

  expect(server.mock.lastCall?.[0]).toBe('/api/ads/user/2')
})
