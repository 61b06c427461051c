import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examplePost } from '#features/core/postActions/examplePost.ts'
import { feedOf, newestIn } from './api.ts'
import { NewPosts } from './NewPosts.tsx'

const server = vi.spyOn(globalThis, 'fetch')

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  server.mockReset()
})

test('new posts are counted each minute and come only after a tap', async () => {
  const client = withList(['9', '10', '8'])
  server.mockResolvedValueOnce(Response.json({ count: 3 }))
  render(
    <QueryClientProvider client={client}>
      <NewPosts feed="latest" />
    </QueryClientProvider>,
  )
  expect(server).not.toHaveBeenCalled()

  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(server.mock.lastCall?.[0]).toBe('/api/ads/new-count?feed=latest&since=10')
  const pill = await screen.findByRole('button', { name: '3 new posts' })
  expect(idsIn(client)).toEqual(['9', '10', '8'])

  server.mockResolvedValueOnce(
    Response.json({ ads: [examplePost({ _id: '13' })], nextCursor: null }),
  )
  await act(async () => pill.click())
  await expect.poll(() => idsIn(client)).toEqual(['13'])
  await expect.poll(() => screen.queryByRole('button')).toBeNull()
})

test('the newest post is the one with the highest number, however long', () => {
  expect(newestIn(withList(['99', '100', '98']).getQueryData(feedOf('latest').queryKey))).toBe(
    '100',
  )
  expect(newestIn(undefined)).toBeUndefined()
})

function withList(ids: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const ads = ids.map((_id) => examplePost({ _id }))
  client.setQueryData(feedOf('latest').queryKey, {
    pages: [{ ads, nextCursor: null }],
    pageParams: [undefined],
  })
  return client
}

function idsIn(client: QueryClient) {
  return client
    .getQueryData(feedOf('latest').queryKey)
    ?.pages.flatMap(({ ads }) => ads.map(({ _id }) => _id))
}
