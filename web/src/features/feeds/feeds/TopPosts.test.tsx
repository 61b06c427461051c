import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { TopPosts } from './TopPosts.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

test('the best of this week, and by a press of another time, which is in the address', async () => {
  const server = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ ads: [], nextCursor: null }))
  history.replaceState(null, '', '/?feed=top')
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <TopPosts empty="Nothing" />
      </QueryClientProvider>
    </Router>,
  )
  await screen.findByText('Nothing')
  expect(server.mock.lastCall?.[0]).toBe('/api/ads?sort=top&t=week')
  expect(screen.getByRole('link', { name: 'This week' }).getAttribute('aria-current')).toBe('true')

  await userEvent.setup().click(screen.getByRole('link', { name: 'All time' }))
  await expect.poll(() => server.mock.lastCall?.[0]).toBe('/api/ads?sort=top&t=all')
  expect(location.search).toBe('?feed=top&t=all')
})
